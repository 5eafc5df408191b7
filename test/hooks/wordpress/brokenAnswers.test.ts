import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend, NewComment, PhotoImportRequest } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import {
  createWordPressAlbums,
  createWordPressBackend,
  createWordPressContactForms,
  createWordPressPhotoImporter,
  createWordPressPlaylist,
  createWordPressRest,
} from '@loggia/hooks/wordpress';
import { firstGalleryConfig, SITE_ORIGIN } from '../../fixtures/wordpress/firstGalleryConfig.ts';

type Fetch = typeof globalThis.fetch;
type Ask = (fetch: Fetch) => Promise<unknown> | undefined;

const { signal } = new AbortController();
const image = { id: '5', url: `${SITE_ORIGIN}/5.jpg` };
const written = { name: 'Ada', email: 'ada@example.com', text: 'Gold.', captcha: '' };
const comment: NewComment = { ...written, hasAcceptedPrivacyPolicy: false, rules: {} };
const photos: PhotoImportRequest = {
  user: 'hills',
  accessToken: 't',
  isWholePost: false,
  imageCount: 5,
  update: 'none',
};
const instance = { form: { id: '7', fields: [] }, unitTag: 'wpcf7-f7-o1', continuation: '' };
const config = firstGalleryConfig({ downloadUrl: `${SITE_ORIGIN}/all.zip` });
const root = `${SITE_ORIGIN}/wp-json/`;

const withBackend =
  (say: (backend: Backend) => Promise<unknown> | undefined): Ask =>
  (fetch) =>
    say(createWordPressBackend(config, { fetch }));
const formsWith = (fetch: Fetch) => createWordPressContactForms({ root, fetch });

const READS: readonly (readonly [port: string, ask: Ask])[] = [
  ['a gallery page', withBackend(({ gallery }) => gallery?.loadPage({ page: 1 }, { signal }))],
  ['a lightbox', withBackend(({ lightbox }) => lightbox?.load({ imageId: '5' }, { signal }))],
  ['the comments of an image', withBackend(({ comments }) => comments?.load(image, { signal }))],
  ['a price list', withBackend(({ cart }) => cart?.loadPriceList(image, { signal }))],
  ['the archive of all images', withBackend(({ archive }) => archive?.load({}, { signal }))],
  [
    'the archive of a static gallery',
    (fetch) => {
      vi.stubGlobal('fetch', fetch);
      return createStaticBackend({ images: [], archive: { url: '/all.zip' } }).archive?.load({}, { signal });
    },
  ],
  [
    'an album level',
    (fetch) => {
      const path = [{ kind: 'album', id: '1', page: 1 }] as const;
      return createWordPressAlbums(config, { fetch }).albums.loadAlbum({ path }, { signal });
    },
  ],
  ['a form refill', (fetch) => formsWith(fetch).refill(instance, { signal })],
  ['the form rules', (fetch) => formsWith(fetch).loadRules?.(instance, { signal })],
  [
    'a playlist page',
    (fetch) => {
      const playlist = createWordPressPlaylist({ ajaxUrl: `${SITE_ORIGIN}/ajax`, settings: { id: 'PL1' } }, { fetch });
      return playlist.loadPage({ direction: 'next', tokens: {} }, { signal });
    },
  ],
  [
    'a REST request',
    (fetch) =>
      createWordPressRest({ root, fetch }).request({ path: '/wp/v2/posts', signal }, (body) => {
        if (!Array.isArray(body)) throw new TypeError('The response is not a list.');
        return body;
      }),
  ],
];

const WRITES: readonly (readonly [port: string, ask: Ask])[] = [
  ['a vote', withBackend(({ ratings }) => ratings?.saveRating(image, 4, { signal }))],
  ['a comment', withBackend(({ comments }) => comments?.add(image, comment, { signal }))],
  ['a comment deletion', withBackend(({ comments }) => comments?.remove(image, '1', { signal }))],
  [
    'a cart order',
    withBackend(({ cart }) =>
      cart?.addToCart(image, { section: 'manual', count: 1, parameters: [], price: '1' }, { signal }),
    ),
  ],
  ['a form', (fetch) => formsWith(fetch).send(instance, new FormData(), { signal })],
];

const halfAnAnswer = () =>
  new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new TextEncoder().encode('{"half":')),
    pull: (body) => body.error(new TypeError('network error')),
  });

const INVALID: readonly (readonly [kind: string, answer: Fetch])[] = [
  ['another HTML page', async () => new Response('<!doctype html><title>Log in</title><form></form>')],
  ['truncated JSON', async () => new Response('{"status":"mail_se')],
  ['JSON of another shape', async () => new Response('0')],
  ['nothing', async () => new Response('')],
];
const cutOff: Fetch = async () => new Response(halfAnAnswer());
const noConnection: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// jsdom’s blobs cannot be read.
beforeEach(() => vi.stubGlobal('Blob', NodeBlob));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(READS)('a read request: %s', (_port, ask) => {
  test.each(INVALID)('rejects with `InvalidResponseError` if the response contains %s', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'InvalidResponseError', code: 'invalidResponse' });
  });

  test('rejects with `BrokenResponseError`, not `OfflineError`, if the response is cut off', async () => {
    await expect(ask(cutOff)).rejects.toMatchObject({ name: 'BrokenResponseError', code: 'brokenResponse' });
  });

  test('rejects with `OfflineError` if the connection fails', async () => {
    await expect(ask(noConnection)).rejects.toMatchObject({ name: 'OfflineError', code: 'offline' });
  });
});

describe.each(WRITES)('a write request: %s', (_port, ask) => {
  test.each(INVALID)('rejects with `InvalidResponseError` if the response contains %s', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'InvalidResponseError', code: 'invalidResponse' });
  });

  test.each([
    ['a truncated body', cutOff],
    ['a failed connection', noConnection],
  ])('rejects with `NoResponseError` after %s, as the request may have arrived', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'NoResponseError', code: 'noResponse' });
  });
});

describe('a hit request', () => {
  const ask = withBackend(({ hits }) => hits?.saveHit(image, { signal }));

  test.each(INVALID)('succeeds if the response contains %s, because it is not read', async (_kind, answer) => {
    await expect(ask(answer)).resolves.toBeUndefined();
  });

  test.each([
    ['a truncated body', cutOff, 'brokenResponse'],
    ['a failed connection', noConnection, 'offline'],
  ])('is rejected after %s', async (_kind, answer, code) => {
    await expect(ask(answer)).rejects.toMatchObject({ code });
  });
});

describe('a photo import request', () => {
  const ask: Ask = (fetch) =>
    createWordPressPhotoImporter({ ajaxUrl: `${SITE_ORIGIN}/ajax`, fetch }).load(photos, { signal });

  test.each(INVALID)('resolves with a dedicated result type if the response contains %s', async (kind, answer) => {
    await expect(ask(answer)).resolves.toEqual({ type: kind === 'nothing' ? 'nothing' : 'foreign' });
  });

  test('is rejected as invalid if the JSON between the markers is truncated', async () => {
    const answer = async () => new Response('WD_delimiter_start[{"name":WD_delimiter_end');
    await expect(ask(answer)).rejects.toMatchObject({ code: 'invalidResponse' });
  });

  test.each([
    ['a truncated body', cutOff, 'brokenResponse'],
    ['a failed connection', noConnection, 'offline'],
  ])('is rejected after %s', async (_kind, answer, code) => {
    await expect(ask(answer)).rejects.toMatchObject({ code });
  });
});
