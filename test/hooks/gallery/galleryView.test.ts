// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import type { LoggiaError } from '../../../hooks/core/errors/LoggiaError.ts';
import { MissingContentError } from '../../../hooks/core/errors/MissingContentError.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { createGalleryState, type GalleryState } from '../../../hooks/gallery/gallery/galleryReducer.ts';
import { galleryView } from '../../../hooks/gallery/gallery/galleryView.ts';
import { GALLERY_LABELS } from '../../../hooks/gallery/gallery/labels.ts';

const images = [{ id: '1', url: '/1.jpg' }];
const page = { images, page: 2, pageCount: 7, total: 61, title: 'Landscapes', randomSeed: '42' };
const view = (state: Partial<GalleryState>, given?: typeof images) =>
  galleryView({
    state: { ...createGalleryState(page, 'key'), ...state },
    images: given,
    page: 3,
    labels: GALLERY_LABELS,
  });

describe('galleryView', () => {
  test('returns the values of the shown page', () => {
    expect(view({})).toMatchObject({
      ...page,
      status: 'ready',
      message: '',
      position: 'Page 2 of 7',
      announcement: '',
    });
  });

  test('returns the requested page number before any page has loaded', () => {
    expect(view({ shown: null })).toMatchObject({ images: [], page: 3, pageCount: 1, announcement: 'Loading images…' });
  });

  test('returns a given list as a single page', () => {
    const given = [...images, { id: '2', url: '/2.jpg' }];
    expect(view({ shown: null }, given)).toMatchObject({
      status: 'ready',
      images: given,
      page: 1,
      pageCount: 1,
      total: 2,
    });
    expect(view({ shown: null }, [])).toMatchObject({ status: 'empty', message: GALLERY_LABELS.empty });
  });

  test('announces the position only after a completed page change', () => {
    expect(view({ hasTurned: true }).announcement).toBe('Page 2 of 7');
    expect(view({ hasTurned: true, request: 4 }).announcement).toBe('');
  });

  test('prefers the empty message from the backend', () => {
    const shown = { ...page, images: [], emptyMessage: 'No photos match.' };
    expect(view({ shown }).message).toBe('No photos match.');
    expect(view({ shown: { ...shown, emptyMessage: '' } }).message).toBe(GALLERY_LABELS.empty);
  });

  test('reports a missing gallery only for a page without images', () => {
    const shown = { ...page, images: [], emptyMessage: 'It was deleted.', isMissing: true };
    const gone = { isMissing: true, message: 'It was deleted.', messageTitle: GALLERY_LABELS.missingTitle };
    expect(view({ shown })).toMatchObject(gone);
    expect(view({ shown: { ...shown, isMissing: false } })).toMatchObject({
      isMissing: false,
      messageTitle: GALLERY_LABELS.emptyTitle,
    });
    expect(view({ shown: { ...page, isMissing: true } }).isMissing).toBe(false);
  });

  test.each<{ failure: LoggiaError; message: string }>([
    { failure: new OfflineError(), message: GALLERY_LABELS.offline },
    { failure: new MissingContentError(), message: GALLERY_LABELS.missing },
    { failure: new HttpStatusError(500), message: GALLERY_LABELS.failed },
  ])('shows "$message" after $failure.name', ({ failure, message }) => {
    expect(view({ failure })).toMatchObject({
      status: 'failed',
      error: failure,
      message,
      announcement: message,
      images,
    });
  });
});
