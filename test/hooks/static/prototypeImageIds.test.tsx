import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { useLightbox, type GalleryImage, type NewComment } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { now, renderStars, settle } from '../../hooks/rating/renderStars.tsx';

const { signal } = new AbortController();
const COMMENT: NewComment = {
  name: 'Ann',
  email: '',
  text: 'Fine light.',
  captcha: '',
  hasAcceptedPrivacyPolicy: false,
  rules: {},
};

function createPorts(images: readonly GalleryImage[]) {
  const { gallery, lightbox, hits, ratings, comments } = createStaticBackend({ images, comments: true });
  if (!gallery || !lightbox || !hits || !ratings || !comments) throw new Error('A port is missing.');
  return { gallery, lightbox, hits, ratings, comments };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Image ids may be file names. All of these names are also properties of every object. */
describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '__defineGetter__', 'length'])(
  'an image with the id %s',
  (id) => {
    const image: GalleryImage = { id, url: `/${id}.jpg`, title: 'Builder' };
    const other: GalleryImage = { id: 'valueOf', url: '/2.jpg', title: 'Quay' };
    const images = [image, other];

    test('has no hits and no votes initially', async () => {
      const { lightbox } = createPorts(images);
      const { images: shown } = await lightbox.load({ imageId: id }, { signal });
      expect(shown).toEqual(images);
    });

    test('keeps its hits after a reload, without affecting another image', async () => {
      const ports = createPorts(images);
      await ports.hits.saveHit(image, { signal });
      await ports.hits.saveHit(image, { signal });
      for (const { lightbox } of [ports, createPorts(images)]) {
        const { images: shown } = await lightbox.load({ imageId: id }, { signal });
        expect(shown.map(({ hitCount }) => hitCount)).toEqual([2, undefined]);
      }
    });

    test('keeps its vote after a reload, without affecting another image', async () => {
      const ports = createPorts(images);
      await expect(ports.ratings.saveRating(image, 4, { signal })).resolves.toEqual({ average: 4, count: 1, own: 4 });
      for (const { lightbox } of [ports, createPorts(images)]) {
        const { images: shown } = await lightbox.load({ imageId: id }, { signal });
        expect(shown.map(({ rating }) => rating)).toEqual([{ average: 4, count: 1, own: 4 }, undefined]);
      }
    });

    test('keeps its comments, without affecting another image', async () => {
      await createPorts(images).comments.add(image, COMMENT, { signal });
      const { comments } = createPorts(images);
      expect((await comments.load(image, { signal })).comments).toMatchObject([{ text: 'Fine light.' }]);
      expect((await comments.load(other, { signal })).comments).toEqual([]);
    });

    test('is included in search results and in random order', async () => {
      const { gallery } = createPorts(images);
      const { images: found } = await gallery.loadPage({ page: 1, search: 'builder' }, { signal });
      expect(found.map((one) => one.id)).toEqual([id]);
      const { images: mixed } = await gallery.loadPage({ page: 1, sort: 'random', randomSeed: '5' }, { signal });
      expect(mixed.map((one) => one.id).toSorted()).toEqual([id, other.id].toSorted());
    });

    test('opens in a lightbox by its id, and can be navigated to', () => {
      const opened = renderHook(() => useLightbox({ images, effect: 'none' }));
      act(() => void opened.result.current.open(id));
      expect(opened.result.current.image).toBe(image);
      opened.unmount();
      const { result } = renderHook(() => useLightbox({ images: images.toReversed(), effect: 'none' }));
      act(() => void result.current.open('valueOf'));
      act(() => void result.current.next());
      expect(result.current.image).toBe(image);
    });

    test('is rated only once, without affecting another image', async () => {
      const { store, show } = renderStars({ target: { image } });
      expect(now()).toMatchObject({ status: 'unrated', vote: 0, canRate: true });
      act(() => now().rate(4));
      await settle(() => store.answer(0, { average: 4, count: 1, own: 4 }));
      expect(now()).toMatchObject({ status: 'rated', vote: 4 });
      show(other);
      expect(now()).toMatchObject({ status: 'unrated', vote: 0, canRate: true });
      show(image);
      expect(now()).toMatchObject({ status: 'rated', vote: 4 });
    });
  },
);
