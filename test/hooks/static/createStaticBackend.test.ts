import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MissingContentError } from '@loggia/hooks/errors';
import type { GalleryImage } from '@loggia/hooks';
import { createStaticBackend, type StaticBackendOptions } from '@loggia/hooks/static';

interface Plate extends GalleryImage {
  readonly camera: string;
}

const images: readonly Plate[] = Array.from({ length: 7 }, (_, index) => ({
  id: String(index + 1),
  galleryId: '5',
  url: `/${index + 1}.jpg`,
  title: index % 2 ? 'Boat' : 'Gull',
  camera: 'box',
}));
const { signal } = new AbortController();

function createPorts(own: Partial<StaticBackendOptions<Plate>> = {}) {
  const { gallery, lightbox, hits } = createStaticBackend({ images, ...own });
  if (!gallery || !lightbox || !hits) throw new Error('A port is missing.');
  return { gallery, lightbox, hits };
}
const ids = (list: readonly GalleryImage[]): string => list.map(({ id }) => id).join('');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a request to open the comments or the shop', () => {
  test.each(['openComments', 'openShop'] as const)(
    'returns `%s` in the settings, unlike other requests',
    async (wish) => {
      const { lightbox } = createPorts({ settings: { loop: false } });
      const asked = await lightbox.load({ imageId: '1', [wish]: true }, { signal });
      expect(asked.settings).toEqual({ loop: false, [wish]: true });
      const plain = await lightbox.load({ imageId: '1' }, { signal });
      expect(plain.settings).toEqual({ loop: false });
    },
  );
});

describe('gallery pages', () => {
  test.each([
    [1, 1, '123'],
    [2, 2, '456'],
    [3, 3, '7'],
    [4, 3, '7'],
    [99, 3, '7'],
  ])('the requested page %d resolves to page %d with the images %j', async (asked, page, shown) => {
    const answer = await createPorts({ perPage: 3 }).gallery.loadPage({ page: asked }, { signal });
    expect(ids(answer.images)).toBe(shown);
    expect(answer).toMatchObject({ page, pageCount: 3, total: 7 });
  });

  test.each([1, 2, 3, 99])(
    'are available synchronously, with the same content as the loaded page: page %d',
    async (asked) => {
      const { gallery } = createPorts({ perPage: 3 });
      const { randomSeed: _seed, ...answer } = await gallery.loadPage({ page: asked }, { signal });
      expect(gallery.getInitialPage?.({ page: asked })).toEqual(answer);
    },
  );

  test.each([{ search: 'boat' }, { sort: 'random' }, { tagIds: ['3'] }])(
    'are not available synchronously for a query that filters or shuffles: %o',
    (query) => {
      expect(createPorts().gallery.getInitialPage?.({ page: 1, ...query })).toBeUndefined();
    },
  );

  test('default to a single page if no page size is set', async () => {
    const answer = await createPorts().gallery.loadPage({ page: 1 }, { signal });
    expect(answer).toMatchObject({ pageCount: 1, total: 7 });
    expect(answer.images[0]?.camera).toBe('box');
  });

  test('include a single empty page if there are no images', async () => {
    const answer = await createPorts({ images: [] }).gallery.loadPage({ page: 1 }, { signal });
    expect(answer).toMatchObject({ images: [], page: 1, pageCount: 1, total: 0 });
  });

  test('contain only matching images for a search', async () => {
    const answer = await createPorts({ perPage: 2 }).gallery.loadPage({ page: 2, search: 'boat' }, { signal });
    expect(ids(answer.images)).toBe('6');
    expect(answer).toMatchObject({ pageCount: 2, total: 3 });
  });

  test('are consistent with each other and the lightbox in random order, with or without a seed', async () => {
    for (const randomSeed of ['11', undefined]) {
      const { gallery, lightbox } = createPorts({ perPage: 4 });
      const query = { sort: 'random', randomSeed };
      const first = await gallery.loadPage({ ...query, page: 1 }, { signal });
      const second = await gallery.loadPage({ ...query, page: 2 }, { signal });
      const whole = await lightbox.load({ ...query, imageId: '1' }, { signal });
      expect(ids(first.images) + ids(second.images)).toBe(ids(whole.images));
      expect(first.randomSeed).toBe(second.randomSeed);
    }
  });
});

describe('the lightbox port of a static backend', () => {
  test('loads the search results with the given settings', async () => {
    const settings = { loop: false };
    const data = await createPorts({ settings }).lightbox.load({ imageId: '2', search: 'boat' }, { signal });
    expect(ids(data.images)).toBe('246');
    expect(data.settings).toEqual(settings);
  });

  test.each([
    ['does not exist', { imageId: '99' }],
    ['was filtered out', { imageId: '1', search: 'boat' }],
    ['belongs to another gallery', { imageId: '1', galleryId: '6' }],
  ])('rejects with `MissingContentError` if the image %s', async (_case, request) => {
    await expect(createPorts().lightbox.load(request, { signal })).rejects.toBeInstanceOf(MissingContentError);
  });

  test('loads an image by its id and gallery id', async () => {
    await expect(createPorts().lightbox.load({ imageId: '1', galleryId: '5' }, { signal })).resolves.toBeDefined();
  });
});

describe('hits', () => {
  const shownHits = async (ports: ReturnType<typeof createPorts>): Promise<unknown[]> => {
    const { images: shown } = await ports.gallery.loadPage({ page: 1 }, { signal });
    return shown.slice(0, 2).map(({ hitCount }) => hitCount);
  };
  const hitTwice = async (ports: ReturnType<typeof createPorts>): Promise<void> => {
    await ports.hits.saveHit({ id: '1', url: '/1.jpg' }, { signal });
    await ports.hits.saveHit({ id: '1', url: '/1.jpg' }, { signal });
  };

  test('are added to the initial count of the image', async () => {
    const ports = createPorts({ images: images.map((image) => ({ ...image, hitCount: 10 })) });
    await hitTwice(ports);
    await expect(shownHits(ports)).resolves.toEqual([12, 10]);
  });

  test('persist after a reload, and are included in lightbox data', async () => {
    await hitTwice(createPorts());
    const { images: shown } = await createPorts().lightbox.load({ imageId: '1' }, { signal });
    expect(shown.slice(0, 2).map(({ hitCount }) => hitCount)).toEqual([2, undefined]);
  });

  test('do not change the identity of other images', async () => {
    const ports = createPorts();
    await hitTwice(ports);
    const { images: shown } = await ports.gallery.loadPage({ page: 1 }, { signal });
    expect(shown[1]).toBe(images[1]);
  });

  test('are counted even if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const ports = createPorts();
    await hitTwice(ports);
    await expect(shownHits(ports)).resolves.toEqual([2, undefined]);
  });

  test.each(['{', '7', 'null', '[1,2]', '[["1","many"],["2",-5]]', '[["1",null],["2",{"a":1}]]', '{"1":5}'])(
    'are not affected by invalid storage content: %s',
    async (stored) => {
      sessionStorage.setItem('loggia.hits', stored);
      const ports = createPorts();
      await expect(shownHits(ports)).resolves.toEqual([undefined, undefined]);
      await hitTwice(ports);
      await expect(shownHits(ports)).resolves.toEqual([2, undefined]);
    },
  );
});

test('every port of a static backend rejects with the signal’s reason', async () => {
  const { gallery, lightbox, hits } = createPorts();
  const left = { signal: AbortSignal.abort('left') };
  await expect(gallery.loadPage({ page: 1 }, left)).rejects.toBe('left');
  await expect(lightbox.load({ imageId: '1' }, left)).rejects.toBe('left');
  await expect(hits.saveHit({ id: '1', url: '/' }, left)).rejects.toBe('left');
});

test('creating a static backend does not access storage, so it works on the server', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(createPorts().gallery).toBeDefined();
});
