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
  ['a page of a gallery', withBackend(({ gallery }) => gallery?.loadPage({ page: 1 }, { signal }))],
  ['a lightbox', withBackend(({ lightbox }) => lightbox?.load({ imageId: '5' }, { signal }))],
  ['the comments of an image', withBackend(({ comments }) => comments?.load(image, { signal }))],
  ['a price list', withBackend(({ cart }) => cart?.loadPriceList(image, { signal }))],
  ['the file of all images', withBackend(({ archive }) => archive?.load({}, { signal }))],
  [
    'the file of a static gallery',
    (fetch) => {
      vi.stubGlobal('fetch', fetch);
      return createStaticBackend({ images: [], archive: { url: '/all.zip' } }).archive?.load({}, { signal });
    },
  ],
  [
    'a level of albums',
    (fetch) => {
      const path = [{ kind: 'album', id: '1', page: 1 }] as const;
      return createWordPressAlbums(config, { fetch }).albums.loadAlbum({ path }, { signal });
    },
  ],
  ['new questions of a form', (fetch) => formsWith(fetch).refill(instance, { signal })],
  ['the rules of a form', (fetch) => formsWith(fetch).loadRules?.(instance, { signal })],
  [
    'a page of a playlist',
    (fetch) => {
      const playlist = createWordPressPlaylist({ ajaxUrl: `${SITE_ORIGIN}/ajax`, settings: { id: 'PL1' } }, { fetch });
      return playlist.loadPage({ direction: 'next', tokens: {} }, { signal });
    },
  ],
  [
    'a question to a REST interface',
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
  ['the deletion of a comment', withBackend(({ comments }) => comments?.remove(image, '1', { signal }))],
  [
    'an order',
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
  ['markup of another page', async () => new Response('<!doctype html><title>Log in</title><form></form>')],
  ['half of its JSON', async () => new Response('{"status":"mail_se')],
  ['JSON of another shape', async () => new Response('0')],
  ['nothing', async () => new Response('')],
];
const cutOff: Fetch = async () => new Response(halfAnAnswer());
const noConnection: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// Those of jsdom cannot be read.
beforeEach(() => vi.stubGlobal('Blob', NodeBlob));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(READS)('an answer to %s', (_port, ask) => {
  test.each(INVALID)('is invalid: %s', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'InvalidResponseError', code: 'invalidResponse' });
  });

  test('is broken when its body is cut off, and nobody is offline', async () => {
    await expect(ask(cutOff)).rejects.toMatchObject({ name: 'BrokenResponseError', code: 'brokenResponse' });
  });

  test('is an offline error when it never began for want of a connection', async () => {
    await expect(ask(noConnection)).rejects.toMatchObject({ name: 'OfflineError', code: 'offline' });
  });
});

describe.each(WRITES)('an answer to %s', (_port, ask) => {
  test.each(INVALID)('is invalid: %s', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'InvalidResponseError', code: 'invalidResponse' });
  });

  test.each([
    ['is cut off in its body', cutOff],
    ['never began', noConnection],
  ])('leaves open whether the request has arrived: %s', async (_kind, answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'NoResponseError', code: 'noResponse' });
  });
});

describe('an answer to a hit', () => {
  const ask = withBackend(({ hits }) => hits?.saveHit(image, { signal }));

  test.each(INVALID)('is not read: %s will do', async (_kind, answer) => {
    await expect(ask(answer)).resolves.toBeUndefined();
  });

  test.each([
    ['is cut off in its body is a broken one', cutOff, 'brokenResponse'],
    ['never began is an offline error', noConnection, 'offline'],
  ])('fails as it should: %s', async (_kind, answer, code) => {
    await expect(ask(answer)).rejects.toMatchObject({ code });
  });
});

describe('an answer to an import of photos', () => {
  const ask: Ask = (fetch) =>
    createWordPressPhotoImporter({ ajaxUrl: `${SITE_ORIGIN}/ajax`, fetch }).load(photos, { signal });

  test.each(INVALID)('has a type of its own: %s', async (kind, answer) => {
    await expect(ask(answer)).resolves.toEqual({ type: kind === 'nothing' ? 'nothing' : 'foreign' });
  });

  test('with half of its JSON between the markers is an invalid one', async () => {
    const answer = async () => new Response('WD_delimiter_start[{"name":WD_delimiter_end');
    await expect(ask(answer)).rejects.toMatchObject({ code: 'invalidResponse' });
  });

  test.each([
    ['is cut off in its body is a broken one', cutOff, 'brokenResponse'],
    ['never began is an offline error', noConnection, 'offline'],
  ])('fails as it should: %s', async (_kind, answer, code) => {
    await expect(ask(answer)).rejects.toMatchObject({ code });
  });
});
