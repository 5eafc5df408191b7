// @vitest-environment node
import { expect, test } from 'vitest';
import {
  BrokenResponseError,
  InvalidResponseError,
  OfflineError,
  UnexpectedError,
  type LoggiaError,
} from '@loggia/hooks/errors';
import { ALBUM_LABELS } from '../../../hooks/gallery/album/labels.ts';
import { describeComments } from '../../../hooks/lightbox/comments/describeComments.ts';
import { COMMENT_LABELS } from '../../../hooks/lightbox/comments/labels.ts';
import { toLoggiaError } from '../../../hooks/core/errors/engine/toLoggiaError.ts';
import { galleryMessage } from '../../../hooks/gallery/gallery/galleryView.ts';
import { GALLERY_LABELS } from '../../../hooks/gallery/gallery/labels.ts';
import { LIGHTBOX_LABELS, lightboxErrorText } from '../../../hooks/lightbox/lightbox/labels.ts';
import { LOAD_MORE_LABELS } from '../../../hooks/lightbox/loadMore/labels.ts';
import { loadMoreMessage } from '../../../hooks/lightbox/loadMore/loadMoreReducer.ts';
import { PLAYLIST_LABELS } from '../../../hooks/media/playlist/labels.ts';
import { failureText as playlistText } from '../../../hooks/media/playlist/usePlaylistPages.ts';
import { RATING_LABELS } from '../../../hooks/lightbox/rating/labels.ts';
import { failureText as ratingText } from '../../../hooks/lightbox/rating/ratingTexts.ts';
import { restErrorText } from '../../../hooks/data/rest/restErrorText.ts';

const gallery = (labels: typeof GALLERY_LABELS | typeof ALBUM_LABELS) => (failure: LoggiaError) =>
  galleryMessage({ status: 'failed', failure, emptyMessage: undefined, labels });
const comments = (loadError: LoggiaError) =>
  describeComments({ loadError, deletions: new Map() }, undefined, null, false, COMMENT_LABELS);

const TEXTS: readonly (readonly [capability: string, textOf: (failure: LoggiaError) => string])[] = [
  ['a gallery', gallery(GALLERY_LABELS)],
  ['an album', gallery(ALBUM_LABELS)],
  ['a lightbox', (failure) => lightboxErrorText(failure, LIGHTBOX_LABELS)],
  [
    'more images',
    (failure) => loadMoreMessage({ status: 'failed', request: { at: 0 }, failure }, true, LOAD_MORE_LABELS),
  ],
  ['comments', comments],
  ['a rating', (failure) => ratingText(failure, RATING_LABELS)],
  ['a playlist', (failure) => playlistText(failure, PLAYLIST_LABELS)],
  ['a REST client', (failure) => restErrorText(failure)],
];

test.each(TEXTS)(
  'the error message of %s distinguishes incomplete, invalid and missing responses',
  (_capability, textOf) => {
    const broken = textOf(new BrokenResponseError());
    expect(broken).toContain('connection was lost');
    expect(broken).not.toContain('offline');
    const invalid = textOf(new InvalidResponseError());
    expect(invalid).not.toMatch(/connection was lost|offline/);
    expect(new Set([broken, invalid, textOf(new OfflineError())]).size).toBe(3);
  },
);

// A vote may have been saved despite any error, and its message says so.
const PLAIN_TEXTS = TEXTS.filter(([capability]) => capability !== 'a rating');

test.each(PLAIN_TEXTS)(
  'the error message of %s does not blame the server for an unexpected error',
  (_capability, textOf) => {
    const defect = toLoggiaError(new TypeError('x is not a function'));
    expect(defect).toBeInstanceOf(UnexpectedError);
    expect(textOf(defect)).not.toMatch(/problem on the server|could not be read|connection was lost|offline|JSON/);
  },
);
