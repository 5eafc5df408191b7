import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MissingContentError } from '@loggia/hooks/errors';
import type { GalleryImage } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import type { StaticBackendOptions } from '@loggia/hooks/static';

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

describe('the way into a lightbox', () => {
  test.each(['openComments', 'openShop'] as const)('may ask for a panel beside the image: %s', async (wish) => {
    const { lightbox } = createPorts({ settings: { loop: false } });
    const asked = await lightbox.load({ imageId: '1', [wish]: true }, { signal });
    expect(asked.settings).toEqual({ loop: false, [wish]: true });
    const plain = await lightbox.load({ imageId: '1' }, { signal });
    expect(plain.settings).toEqual({ loop: false });
  });
});

describe('pages', () => {
  test.each([
    [1, 1, '123'],
    [2, 2, '456'],
    [3, 3, '7'],
    [4, 3, '7'],
    [99, 3, '7'],
  ])('asked for page %d of three at a time, it shows page %d, which is %j', async (asked, page, shown) => {
    const answer = await createPorts({ perPage: 3 }).gallery.loadPage({ page: asked }, { signal });
    expect(ids(answer.images)).toBe(shown);
    expect(answer).toMatchObject({ page, pageCount: 3, total: 7 });
  });

  test.each([1, 2, 3, 99])('page %d is at hand without a question, as an answer would be', async (asked) => {
    const { gallery } = createPorts({ perPage: 3 });
    const { randomSeed: _seed, ...answer } = await gallery.loadPage({ page: asked }, { signal });
    expect(gallery.getInitialPage?.({ page: asked })).toEqual(answer);
  });

  test.each([{ search: 'boat' }, { sort: 'random' }, { tagIds: ['3'] }])(
    'are missing where a choice from all images is needed: %o',
    (query) => {
      expect(createPorts().gallery.getInitialPage?.({ page: 1, ...query })).toBeUndefined();
    },
  );

  test('without a page size there is one', async () => {
    const answer = await createPorts().gallery.loadPage({ page: 1 }, { signal });
    expect(answer).toMatchObject({ pageCount: 1, total: 7 });
    expect(answer.images[0]?.camera).toBe('box');
  });

  test('hold one empty page without any image', async () => {
    const answer = await createPorts({ images: [] }).gallery.loadPage({ page: 1 }, { signal });
    expect(answer).toMatchObject({ images: [], page: 1, pageCount: 1, total: 0 });
  });

  test('follow the search', async () => {
    const answer = await createPorts({ perPage: 2 }).gallery.loadPage({ page: 2, search: 'boat' }, { signal });
    expect(ids(answer.images)).toBe('6');
    expect(answer).toMatchObject({ pageCount: 2, total: 3 });
  });

  test('in random order fit together, with and without a seed of the caller', async () => {
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

describe('the lightbox', () => {
  test('shows the list that the visitor’s search left, with the given settings', async () => {
    const settings = { loop: false };
    const data = await createPorts({ settings }).lightbox.load({ imageId: '2', search: 'boat' }, { signal });
    expect(ids(data.images)).toBe('246');
    expect(data.settings).toEqual(settings);
  });

  test.each([
    ['does not exist', { imageId: '99' }],
    ['was filtered out', { imageId: '1', search: 'boat' }],
    ['belongs to another gallery', { imageId: '1', galleryId: '6' }],
  ])('says so when the image %s', async (_case, request) => {
    await expect(createPorts().lightbox.load(request, { signal })).rejects.toBeInstanceOf(MissingContentError);
  });

  test('opens from a hash that names the gallery', async () => {
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

  test('are added to those that the image came with', async () => {
    const ports = createPorts({ images: images.map((image) => ({ ...image, hitCount: 10 })) });
    await hitTwice(ports);
    await expect(shownHits(ports)).resolves.toEqual([12, 10]);
  });

  test('outlive the page, and a lightbox has them from its first image on', async () => {
    await hitTwice(createPorts());
    const { images: shown } = await createPorts().lightbox.load({ imageId: '1' }, { signal });
    expect(shown.slice(0, 2).map(({ hitCount }) => hitCount)).toEqual([2, undefined]);
  });

  test('keep the identity of every other image', async () => {
    const ports = createPorts();
    await hitTwice(ports);
    const { images: shown } = await ports.gallery.loadPage({ page: 1 }, { signal });
    expect(shown[1]).toBe(images[1]);
  });

  test('are counted where the browser keeps its storage to itself', async () => {
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
    'do not trust a storage that holds %s',
    async (stored) => {
      sessionStorage.setItem('loggia.hits', stored);
      const ports = createPorts();
      await expect(shownHits(ports)).resolves.toEqual([undefined, undefined]);
      await hitTwice(ports);
      await expect(shownHits(ports)).resolves.toEqual([2, undefined]);
    },
  );
});

test('every port ends with an abort', async () => {
  const { gallery, lightbox, hits } = createPorts();
  const left = { signal: AbortSignal.abort('left') };
  await expect(gallery.loadPage({ page: 1 }, left)).rejects.toBe('left');
  await expect(lightbox.load({ imageId: '1' }, left)).rejects.toBe('left');
  await expect(hits.saveHit({ id: '1', url: '/' }, left)).rejects.toBe('left');
});

test('making a backend touches no storage, so a server may do it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(createPorts().gallery).toBeDefined();
});
