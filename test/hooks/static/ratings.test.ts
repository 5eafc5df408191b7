import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GalleryImage } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';

const { signal } = new AbortController();
const first: GalleryImage = { id: '1', galleryId: '5', url: '/1.jpg', rating: { average: 4, count: 3, own: 0 } };
const second: GalleryImage = { id: '2', galleryId: '5', url: '/2.jpg' };

function createPorts(images: readonly GalleryImage[] = [first, second]) {
  const { lightbox, ratings } = createStaticBackend({ images });
  if (!lightbox || !ratings) throw new Error('A port is missing.');
  const vote = (image: GalleryImage, score: number) => ratings.saveRating(image, score, { signal });
  const shown = async () => (await lightbox.load({ imageId: '1' }, { signal })).images;
  return { ratings, vote, shown };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a vote', () => {
  test('is included in the average', async () => {
    await expect(createPorts().vote(first, 2)).resolves.toEqual({ average: 3.5, count: 4, own: 2 });
    await expect(createPorts().vote(second, 5)).resolves.toEqual({ average: 5, count: 1, own: 5 });
  });

  test('can be cast only once per user and image', async () => {
    await createPorts().vote(first, 2);
    const ports = createPorts();
    await expect(ports.vote(first, 5)).resolves.toEqual({ average: 3.5, count: 4, own: 2 });
    const [shown] = await ports.shown();
    await expect(ports.vote(shown ?? first, 5)).resolves.toEqual({ average: 3.5, count: 4, own: 2 });
  });

  test('is included in lightbox data, even after a reload', async () => {
    const ports = createPorts();
    expect(await ports.shown()).toEqual([first, second]);
    await ports.vote(first, 2);
    for (const { shown } of [ports, createPorts()]) {
      const images = await shown();
      expect(images.map(({ rating }) => rating)).toEqual([{ average: 3.5, count: 4, own: 2 }, undefined]);
      expect(images[1]).toBe(second);
    }
  });

  test('does not apply to an image with the same id in another gallery', async () => {
    await createPorts().vote(first, 2);
    const elsewhere = { ...first, galleryId: '6' };
    await expect(createPorts([elsewhere]).shown()).resolves.toEqual([elsewhere]);
  });

  test('is ignored if the data already contains the user’s vote', async () => {
    const rated = { ...first, rating: { average: 4, count: 3, own: 5 } };
    await expect(createPorts([rated]).vote(rated, 1)).resolves.toEqual(rated.rating);
  });

  test('lasts until the page unloads if storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const ports = createPorts();
    await ports.vote(first, 2);
    expect((await ports.shown())[0]?.rating?.own).toBe(2);
  });

  test('rejects with the signal’s reason', async () => {
    const left = { signal: AbortSignal.abort('left') };
    await expect(createPorts().ratings.saveRating(first, 2, left)).rejects.toBe('left');
  });
});

test('the average counts every vote once', async () => {
  const score = fc.integer({ min: 1, max: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(score, { minLength: 1, maxLength: 12 }), async (scores) => {
      let image = second;
      for (const given of scores) {
        localStorage.clear();
        const { average, count } = await createPorts([image]).vote(image, given);
        image = { ...second, rating: { average, count, own: 0 } };
      }
      expect(image.rating?.count).toBe(scores.length);
      expect(image.rating?.average).toBeCloseTo(scores.reduce((sum, given) => sum + given, 0) / scores.length, 9);
    }),
    { numRuns: 30 },
  );
});

test.each(['{', '7', 'null', '[1,2]', '[["5/1","many"]]', '[["5/1",-5]]', '[["5/1",21]]', '[["5/1",null]]', '{"a":1}'])(
  'invalid storage content is ignored: %s',
  async (stored) => {
    localStorage.setItem('loggia.ratings', stored);
    const ports = createPorts();
    await expect(ports.shown()).resolves.toEqual([first, second]);
    await expect(ports.vote(first, 2)).resolves.toMatchObject({ own: 2, count: 4 });
  },
);
