import { describe, expect, test, vi } from 'vitest';
import {
  ResponseTooLargeError,
  HttpStatusError,
  InvalidResponseError,
  MissingContentError,
  OfflineError,
} from '@loggia/hooks/errors';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { errorBlock, galleryAnswer, LIGHTBOX_URL } from '../../fixtures/wordpress/galleryMarkup.ts';
import { lightboxAnswer, lightboxItem } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite, createPorts, galleryConfig } from './fakeSite.ts';

const { signal } = new AbortController();
const items = [{ id: '1' }, { id: '2' }];
const shuffledUrl = LIGHTBOX_URL.replace('sort_by=order', 'sort_by=casual');

describe('a gallery page from WordPress', () => {
  test('is requested with a single POST to the container’s URL', async () => {
    const site = createFakeSite(galleryAnswer({ items, page: 2, pageCount: 3 }));
    const page = await createPorts(site).gallery.loadPage({ page: 2, search: 'red' }, { signal });

    expect(page.images.map(({ id }) => id)).toEqual(['1', '2']);
    expect(page).toMatchObject({ page: 2, pageCount: 3, randomSeed: '424242' });
    const [request] = site.requests;
    expect(`${request?.method} ${request?.url.href}`).toBe(
      'POST http://localhost/wp-admin/admin-ajax.php?action=bwg_frontend_data',
    );
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(request?.body.get('page_number_0')).toBe('2');
    expect(request?.body.get('bwg_search_0')).toBe('red');
    expect(request?.body.get('bwg_random_seed_0')).toBe('424242');
  });

  test('has the same random order as other pages and the lightbox if no seed is given', async () => {
    const site = createFakeSite(galleryAnswer({ items }), galleryAnswer({ items }), lightboxAnswer());
    const ports = createPorts(site, { lightboxUrl: shuffledUrl, randomSeed: undefined });
    const first = await ports.gallery.loadPage({ page: 1 }, { signal });
    await ports.gallery.loadPage({ page: 2 }, { signal });
    await ports.lightbox.load({ imageId: '1' }, { signal });

    expect(first.randomSeed).toMatch(/^\d+$/);
    expect(site.requests.slice(0, 2).map(({ body }) => body.get('bwg_random_seed_0'))).toEqual([
      first.randomSeed,
      first.randomSeed,
    ]);
    expect(site.requests[2]?.url.searchParams.get('bwg_random_seed')).toBe(first.randomSeed);
  });

  test('prefers the seed from the query', async () => {
    const site = createFakeSite(galleryAnswer({ items }));
    const page = await createPorts(site).gallery.loadPage({ page: 1, sort: 'random', randomSeed: '5' }, { signal });
    expect(page.randomSeed).toBe('5');
    expect(site.requests[0]?.body.get('bwg_random_seed_0')).toBe('5');
  });

  test('has the server’s message if it is empty', async () => {
    const site = createFakeSite(galleryAnswer({ errorText: 'No Images found.', headings: ['Harbour'] }));
    await expect(createPorts(site).gallery.loadPage({ page: 1, search: 'zzz' }, { signal })).resolves.toMatchObject({
      images: [],
      emptyMessage: 'No Images found.',
    });
  });

  test('is rejected with `MissingContentError` if the gallery was deleted', async () => {
    const site = createFakeSite(errorBlock('There is no gallery &amp; no <b>album</b>.'));
    const failure = createPorts(site).gallery.loadPage({ page: 1 }, { signal });
    await expect(failure).rejects.toThrow(new MissingContentError('There is no gallery & no album.'));
  });

  test('is empty rather than a failure if it is past the last page', async () => {
    const site = createFakeSite(errorBlock('No Images found.'));
    await expect(createPorts(site).gallery.loadPage({ page: 2 }, { signal })).resolves.toMatchObject({
      images: [],
      pageCount: 2,
      emptyMessage: 'No Images found.',
    });
  });

  test.each([
    ['an empty body', ''],
    ['blank lines', '\n\n'],
    ['a zero', '0'],
    ['another HTML page', '<!doctype html><title>Log in</title><form><input name="log"></form>'],
    ['a truncated response', galleryAnswer({ items, imagesCount: 30 })],
    ['megabytes of text', 'x'.repeat(7 * 1024 * 1024)],
  ])('is rejected as invalid if the response is %s', async (_case, answer) => {
    const failure = createPorts(createFakeSite(answer)).gallery.loadPage({ page: 1 }, { signal });
    await expect(failure).rejects.toBeInstanceOf(InvalidResponseError);
  });

  test('is accepted for a slideshow even though it contains only one of the images', async () => {
    const site = createFakeSite(galleryAnswer({ items: [{ id: '1' }], imagesCount: 14, galleryType: 'slideshow' }));
    const { gallery } = createPorts(site, { galleryType: 'slideshow' });
    await expect(gallery.loadPage({ page: 1 }, { signal })).resolves.toMatchObject({ page: 1 });
  });
});

describe('the lightbox port', () => {
  test('requests images from the lightbox URL of the latest page', async () => {
    const newUrl = '/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=7&sort_by=default';
    const site = createFakeSite(galleryAnswer({ items, lightboxUrl: newUrl }), lightboxAnswer());
    const { gallery, lightbox } = createPorts(site);
    await gallery.loadPage({ page: 1 }, { signal });
    const { images, settings } = await lightbox.load({ imageId: '2', sort: 'date', tagIds: ['4'] }, { signal });

    expect(images.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(settings.effect).toBe('fade');
    const request = site.requests[1];
    expect(request?.method).toBe('GET');
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(request?.url.href).toBe(
      `http://localhost${newUrl}&bwg_gallery_type=thumbnails&bwg_random_seed=424242&image_id=2&filter_tag=4` +
        '&filter_search_name=&filtersortby=date',
    );
  });

  test('loads another gallery if the request contains its id', async () => {
    const site = createFakeSite(lightboxAnswer({ settings: { gallery_id: '9' } }));
    const { images } = await createPorts(site).lightbox.load({ imageId: '1', galleryId: '9' }, { signal });
    expect(site.requests[0]?.url.searchParams.getAll('gallery_id')).toEqual(['7', '9']);
    expect(images[0]?.galleryId).toBe('9');
  });

  test('rejects with `MissingContentError` if the image was deleted', async () => {
    const site = createFakeSite(`<style></style>${errorBlock('The image has been deleted.')}`);
    await expect(createPorts(site).lightbox.load({ imageId: '1' }, { signal })).rejects.toBeInstanceOf(
      MissingContentError,
    );
  });

  test.each(['-1', '<img>', '1e1'])(
    'rejects with `MissingContentError` for the invalid id "%s" without a request',
    async (imageId) => {
      const site = createFakeSite(lightboxAnswer());
      await expect(createPorts(site).lightbox.load({ imageId }, { signal })).rejects.toBeInstanceOf(
        MissingContentError,
      );
      expect(site.requests).toEqual([]);
    },
  );

  test('can be prepared repeatedly without a request', () => {
    const site = createFakeSite('');
    const { lightbox } = createPorts(site);
    lightbox.prepare?.();
    lightbox.prepare?.();
    expect(site.requests).toEqual([]);
  });

  test('is available if the environment can send requests and parse HTML', () => {
    const { lightbox } = createPorts(createFakeSite(''));
    expect(lightbox.isAvailable?.()).toBe(true);
    vi.stubGlobal('DOMParser', undefined);
    expect(lightbox.isAvailable?.()).toBe(false);
    vi.unstubAllGlobals();
    vi.stubGlobal('fetch', undefined);
    expect(createWordPressBackend(galleryConfig()).lightbox?.isAvailable?.()).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a hit', () => {
  test('is sent for its image to the URL of the open lightbox', async () => {
    const site = createFakeSite(lightboxAnswer({ items: [lightboxItem('1'), lightboxItem('2')] }), '0');
    const { lightbox, hits } = createPorts(site, { allowedHosts: ['site.test'] });
    const { images } = await lightbox.load({ imageId: '1' }, { signal });
    if (!images[1]) throw new Error('No second image.');
    await hits.saveHit(images[1], { signal });

    const request = site.requests[1];
    expect(`${request?.method} ${request?.url.href}`).toBe(
      'POST https://site.test/wp-admin/admin-ajax.php?action=GalleryBox&image_id=2&gallery_id=7&watermark_link&watermark_text=a+b',
    );
    expect(request?.body.toString()).toBe('image_id=2&rate=&ajax_task=save_hit_count');
  });

  test('is sent to the gallery’s lightbox URL if no lightbox has been opened', async () => {
    const site = createFakeSite('0');
    await createPorts(site).hits.saveHit({ id: '5', url: '/x.jpg' }, { signal });
    expect(site.requests[0]?.url.href).toBe(`http://localhost${LIGHTBOX_URL}&image_id=5`);
  });
});

describe('each port of the WordPress backend', () => {
  const calls = {
    gallery: ({ gallery }: ReturnType<typeof createPorts>) => gallery.loadPage({ page: 1 }, { signal }),
    lightbox: ({ lightbox }: ReturnType<typeof createPorts>) => lightbox.load({ imageId: '1' }, { signal }),
    hits: ({ hits }: ReturnType<typeof createPorts>) => hits.saveHit({ id: '1', url: '/x.jpg' }, { signal }),
  };
  const failures = [
    [new Response('no', { status: 403 }), HttpStatusError],
    [new Response('fatal', { status: 500 }), HttpStatusError],
    [new TypeError('Failed to fetch'), OfflineError],
    ['x'.repeat(65), ResponseTooLargeError],
  ] as const;
  const table = Object.entries(calls).flatMap(([port, call]) =>
    failures.map(([answer, error]) => [port, error, answer, call] as const),
  );

  test.each(table)('rejects with the matching error (%s): %o', async (_port, error, answer, call) => {
    const ports = createPorts(createFakeSite(answer), {}, { maxResponseBytes: 64 });
    await expect(call(ports)).rejects.toBeInstanceOf(error);
  });

  test('sends nothing if the signal is already aborted', async () => {
    const site = createFakeSite('');
    const { gallery, lightbox, hits } = createPorts(site);
    const left = { signal: AbortSignal.abort('left') };
    await expect(gallery.loadPage({ page: 1 }, left)).rejects.toBe('left');
    await expect(lightbox.load({ imageId: '1' }, left)).rejects.toBe('left');
    await expect(hits.saveHit({ id: '1', url: '/x.jpg' }, left)).rejects.toBe('left');
    expect(site.requests).toEqual([]);
  });
});

test('the backend rejects an unsupported URL and includes it in the error message', async () => {
  const { gallery } = createPorts(createFakeSite(''), { ajaxUrl: 'javascript:alert(1)' });
  await expect(gallery.loadPage({ page: 1 }, { signal })).rejects.toThrow(
    /"javascript:alert\(1\)" is not an http or https URL/,
  );
});
