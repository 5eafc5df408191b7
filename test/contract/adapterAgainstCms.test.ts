// @vitest-environment jsdom
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ResponseTooLargeError,
  BrokenResponseError,
  HttpStatusError,
  InvalidResponseError,
  MissingContentError,
  OfflineError,
} from '@loggia/hooks/errors';
import { createWordPressBackend, readGalleryContainer, type WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import type { GalleryImage } from '@loggia/hooks';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
const requests: URL[] = [];
const { signal } = new AbortController();

beforeAll(() => {
  cms = openCms({ faults: true });
}, 60_000);
afterAll(() => cms.close());

const askApp: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  requests.push(new URL(request.url));
  return cms.app.request(request);
};

/** The backend ports for a gallery of the demo site. */
function createPorts(galleryId: string, own: Partial<WordPressGalleryConfig> = {}, fetch = askApp) {
  const config = cms.content.containerConfig({ galleryId, instance: 0, currentUrl: `/galleries/${galleryId}/` });
  const backend = createWordPressBackend({ ...config, ...own }, { fetch });
  const { gallery, lightbox, hits } = backend;
  if (!gallery || !lightbox || !hits) throw new Error('A port is missing.');
  return { gallery, lightbox, hits };
}

const idsOf = (images: readonly { readonly id: string }[]): readonly string[] => images.map(({ id }) => id);

describe('a gallery on the demo site', () => {
  test('loads page by page without duplicate images', async () => {
    const { gallery } = createPorts('2');
    const first = await gallery.loadPage({ page: 1 }, { signal });
    const second = await gallery.loadPage({ page: 2 }, { signal });
    expect(first.pageCount).toBeGreaterThan(1);
    expect([first.page, second.page]).toEqual([1, 2]);
    expect(new Set([...idsOf(first.images), ...idsOf(second.images)]).size).toBe(
      first.images.length + second.images.length,
    );
    expect(first).toMatchObject({ title: cms.content.gallery('2')?.name });
    expect(first.images[0]).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost(:\d+)?\/wp-content\/uploads\//) as string,
      thumbnail: { width: 500, height: expect.any(Number) as number },
    });
  });

  test.each([
    ['plain', '2'],
    ['unusual', '4'],
  ])('loads the same %s text over the network as the server renders', async (_, galleryId) => {
    const { gallery, lightbox } = createPorts(galleryId);
    const own = cms.content.galleryPage({ galleryId, page: 1 });
    const overWire = await gallery.loadPage({ page: 1 }, { signal });
    expect(idsOf(overWire.images)).toEqual(idsOf(own.images));
    const textsOf = ({ title, description }: GalleryImage) => [title, description];
    expect(overWire.images.map(textsOf)).toEqual(own.images.map(textsOf));
    expect(own.images.some(({ description }) => description)).toBe(true);
    const { images } = await lightbox.load({ imageId: own.images[0]?.id ?? '' }, { signal });
    for (const [index, image] of own.images.entries()) {
      const { id, title, description, width, height } = image;
      expect(images[index]).toMatchObject({ id, title, description, width, height });
    }
  });

  test('shows search, sort and shuffle results in the same order in the lightbox', async () => {
    const { gallery, lightbox } = createPorts('2');
    for (const query of [
      { search: 'the' },
      { sort: 'filename' },
      { sort: 'random', randomSeed: '7' },
      { sort: 'random' },
    ]) {
      const shown: string[] = [];
      const { pageCount } = await gallery.loadPage({ page: 1, ...query }, { signal });
      for (let page = 1; page <= pageCount; page += 1) {
        const answer = await gallery.loadPage({ page, ...query }, { signal });
        shown.push(...idsOf(answer.images));
      }
      const { images } = await lightbox.load({ imageId: shown[0] ?? '', ...query }, { signal });
      expect(idsOf(images)).toEqual(shown);
    }
  });

  test('returns a message if the search finds nothing or the page is past the end', async () => {
    const { gallery } = createPorts('2');
    for (const query of [{ page: 1, search: 'zzzz' }, { page: 99 }]) {
      const page = await gallery.loadPage(query, { signal });
      expect(page.images).toEqual([]);
      expect(page.emptyMessage).toBeTruthy();
    }
  });

  test('resolves without images if it is empty, and rejects if it does not exist', async () => {
    await expect(createPorts('6').gallery.loadPage({ page: 1 }, { signal })).resolves.toMatchObject({ images: [] });
    const missing = createPorts('2', { galleryId: '999', shortcodeId: '0' });
    await expect(missing.gallery.loadPage({ page: 1 }, { signal })).rejects.toBeInstanceOf(MissingContentError);
  });

  test('rejects with `InvalidResponseError` if the shortcode is unknown', async () => {
    const unknown = createPorts('2', { shortcodeId: '999' });
    await expect(unknown.gallery.loadPage({ page: 1 }, { signal })).rejects.toBeInstanceOf(InvalidResponseError);
  });

  test('has the same first page whether parsed from HTML or loaded over the network', async () => {
    const page = await cms.app.request('/wp-gallery/2/');
    const holder = document.createElement('div');
    holder.innerHTML = await page.text();
    const container = holder.querySelector('.bwg_container');
    if (!container) throw new Error('The page has no gallery.');
    const { initialPage, ...config } = readGalleryContainer(container);
    const overWire = await createPorts('2', config).gallery.loadPage({ page: 1 }, { signal });
    expect(idsOf(initialPage.images)).toEqual(idsOf(overWire.images));
    expect(initialPage.pageCount).toBe(overWire.pageCount);
  });
});

describe('a lightbox on the demo site', () => {
  test('opens an image from another gallery', async () => {
    const other = cms.content.galleryPage({ galleryId: '1', page: 1 }).images[0]?.id ?? '';
    const { images } = await createPorts('2').lightbox.load({ imageId: other, galleryId: '1' }, { signal });
    expect(idsOf(images)).toContain(other);
    expect(new Set(images.map(({ galleryId }) => galleryId))).toEqual(new Set(['1']));
  });

  test('loads the settings of its shortcode', async () => {
    const imageId = cms.content.galleryPage({ galleryId: '2', page: 1 }).images[0]?.id ?? '';
    const { lightboxUrl } = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/' });
    const ports = createPorts('2', { lightboxUrl: lightboxUrl.replace('shortcode_id=2', 'shortcode_id=11') });
    const { settings } = await ports.lightbox.load({ imageId }, { signal });
    expect(settings).toMatchObject({ loop: false, effect: 'slideH', fullWindow: false, intervalMs: 4000 });
  });

  test('rejects if the image does not exist', async () => {
    await expect(createPorts('2').lightbox.load({ imageId: '99999' }, { signal })).rejects.toBeInstanceOf(
      MissingContentError,
    );
  });

  test('preserves backslashes in titles', async () => {
    const { images } = await createPorts('5').lightbox.load({ imageId: '301' }, { signal });
    expect(images.map(({ title }) => title)).toEqual(['C:\\photos\\new', 'An innocent neighbour']);
  });

  test('returns text with special characters unchanged, and removes markup', async () => {
    const { images } = await createPorts('4').lightbox.load({ imageId: '201' }, { signal });
    expect(images).toHaveLength(cms.content.gallery('4')?.imageCount ?? 0);
    expect(images[0]?.title).toBe('Bold and italic');
    expect(images.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        '"Double" and \'single\' quotes',
        'Salt & pepper &amp; &lt;entities&gt;',
        'Été à Malmö, čaj v Brně',
        'Mountain 🏔️ family 👩‍👩‍👧 flag 🇫🇷',
        'جبال عند الغروب',
      ]),
    );
    for (const { title = '', description = '' } of images) expect(title + description).not.toMatch(/<\/?[a-z]/i);
    expect(document.title).not.toBe('owned');
  });

  test('loads every image in the archive within the response size limit', { timeout: 60_000 }, async () => {
    const count = cms.content.gallery('3')?.imageCount ?? 0;
    const first = cms.content.galleryPage({ galleryId: '3', page: 1, perPage: 1 }).images[0]?.id ?? '';
    const { images } = await createPorts('3').lightbox.load({ imageId: first }, { signal });
    expect(images).toHaveLength(count);
    const { images: thumbnails } = await createPorts('3').gallery.loadPage({ page: 1 }, { signal });
    expect(thumbnails).toHaveLength(count);
  });
});

test('a hit is counted for the shown image, not for the one that opened the lightbox', async () => {
  const { lightbox, hits } = createPorts('1');
  const [opened, shown] = cms.content.galleryPage({ galleryId: '1', page: 1 }).images;
  const countOf = async (id: string | undefined): Promise<number> => {
    const { images } = await lightbox.load({ imageId: opened?.id ?? '' }, { signal });
    return images.find((image) => image.id === id)?.hitCount ?? -1;
  };
  const before = [await countOf(opened?.id), await countOf(shown?.id)];
  const { images } = await lightbox.load({ imageId: opened?.id ?? '' }, { signal });
  const image = images.find(({ id }) => id === shown?.id);
  if (!image) throw new Error('The gallery has no second image.');
  await hits.saveHit(image, { signal });
  expect(requests.at(-1)?.searchParams.get('image_id')).toBe(shown?.id);
  expect([await countOf(opened?.id), await countOf(shown?.id)]).toEqual([before[0], (before[1] ?? 0) + 1]);
});

describe('loading from a failing or slow server', () => {
  let server: ReturnType<typeof serve>;
  let origin: string;

  beforeAll(async () => {
    // Dropping connections requires a real server.
    await new Promise<void>((resolve) => {
      server = serve({ fetch: cms.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
        origin = `http://127.0.0.1:${port}`;
        resolve();
      });
    });
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const askServer =
    (fault: string): typeof globalThis.fetch =>
    (input, init) => {
      const { method, headers, body, url, signal: aborting } = new Request(input, init);
      headers.set('x-loggia-fault', fault);
      const { pathname, search } = new URL(url);
      const passedOn = { method, headers, body, signal: aborting, duplex: 'half' } as const;
      return globalThis.fetch(origin + pathname + search, passedOn);
    };

  test.each([
    ['status=500', HttpStatusError],
    ['status=403', HttpStatusError],
    ['drop', OfflineError],
    ['truncate', BrokenResponseError],
    ['garbage=1024', InvalidResponseError],
    ['garbage=10485760', ResponseTooLargeError],
  ])('rejects with the same error for a gallery and a lightbox: %s', async (fault, error) => {
    const { gallery, lightbox } = createPorts('2', {}, askServer(fault));
    await expect(gallery.loadPage({ page: 1 }, { signal })).rejects.toBeInstanceOf(error);
    const imageId = cms.content.galleryPage({ galleryId: '2', page: 1 }).images[0]?.id ?? '';
    await expect(lightbox.load({ imageId }, { signal })).rejects.toBeInstanceOf(error);
  });

  test('can be aborted before the response arrives', async () => {
    const controller = new AbortController();
    const { gallery } = createPorts('2', {}, askServer('latency=10000'));
    const page = gallery.loadPage({ page: 1 }, { signal: controller.signal });
    setTimeout(() => controller.abort('left'), 20);
    await expect(page).rejects.toBe('left');
  });
});
