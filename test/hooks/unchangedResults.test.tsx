import { useState } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import {
  useControlBar,
  useDeepLink,
  useDownload,
  useEmbed,
  useFilmstrip,
  useFullscreen,
  useHits,
  useImageProtection,
  useInfo,
  useLoadMore,
  useMaximize,
  useOverlayHost,
  useRating,
  useRatingPanel,
  useShare,
  useSidebars,
  useSlideshow,
  useSwipe,
  usePauseForVideo,
  useWatermark,
  useZoom,
  type GalleryImage,
} from '@loggia/hooks';
import { fakeImages, useFakeLightbox, type FakeLightbox } from '../helpers/fakeLightbox.ts';

const film: GalleryImage = { id: '1', url: '/tide.mp4', kind: 'video', title: 'Tide' };

type UseCompanion = (lightbox: FakeLightbox) => object;

/** Each hook with inline options, as callers write them. */
const COMPANIONS: readonly (readonly [name: string, useCompanion: UseCompanion])[] = [
  ['useSlideshow', (lightbox) => useSlideshow(lightbox, { pauseReasons: ['zoom'], labels: { play: 'Start' } })],
  ['useFullscreen', ({ stageElement }) => useFullscreen({ element: stageElement, labels: { enter: 'Large' } })],
  ['useSidebars', (lightbox) => useSidebars(lightbox, { names: ['comments', 'shop'], labels: { info: 'About' } })],
  ['useControlBar', (lightbox) => useControlBar(lightbox, { available: { rating: false } })],
  ['useInfo', (lightbox) => useInfo(lightbox, { labels: { info: 'About' } })],
  ['useRatingPanel', (lightbox) => useRatingPanel(lightbox, { enabled: true })],
  ['useMaximize', (lightbox) => useMaximize(lightbox, { fullWindow: false, width: 100, height: 100 })],
  ['useZoom', (lightbox) => useZoom(lightbox, { labels: { zoom: 'Large' } })],
  ['useFilmstrip', (lightbox) => useFilmstrip(lightbox, { labels: { filmstrip: 'All' } })],
  ['useSwipe', (lightbox) => useSwipe(lightbox, { canStart: () => true })],
  ['useShare', (lightbox) => useShare(lightbox, { networks: ['facebook', 'x'], url: ({ id }) => `https://a.b/${id}` })],
  ['useDownload', (lightbox) => useDownload(lightbox, { showDownload: true, labels: { download: 'Save' } })],
  [
    'useRating',
    (lightbox) => useRating(lightbox, { store: { saveRating: async () => ({ average: 5, count: 1, own: 5 }) } }),
  ],
  [
    'useWatermark',
    (lightbox) => useWatermark(lightbox, { containerElement: null, watermark: { type: 'text', text: '© Ada' } }),
  ],
  ['useLoadMore', (lightbox) => useLoadMore(lightbox, { onNeedMore: () => {} })],
  ['useEmbed', () => useEmbed({ image: film, isCurrent: true, onUnknown: () => {} })],
  ['useOverlayHost', (lightbox) => useOverlayHost(lightbox, { adopt: '#banner' })],
  ['useImageProtection', () => useImageProtection({ enabled: true })],
  ['useHits', (lightbox) => useHits(lightbox, { labels: {} })],
  ['useDeepLink', (lightbox) => useDeepLink(lightbox, { galleryId: '7' })],
  ['usePauseForVideo', (lightbox) => usePauseForVideo(lightbox, { policy: 'wait' })],
];

const images = fakeImages(3);

/** Arguments for getters of repeated parts. */
const PART = { index: 1, score: 1, name: 'comments', link: { network: 'x', href: 'https://x.com/', name: 'X' } };

/** Renders a companion of an open lightbox. `drawAgain` rerenders its host without changes. */
function renderCompanion(useCompanion: UseCompanion) {
  const { result } = renderHook(() => {
    const [, draw] = useState(0);
    const lightbox = useFakeLightbox({ images, defaultOpenIndex: 1 });
    return { draw, companion: useCompanion(lightbox) };
  });
  return {
    companion: () => result.current.companion,
    drawAgain: () => act(() => result.current.draw(1)),
    /** All props returned by its getters, by getter and prop name. */
    props: () =>
      Object.entries(result.current.companion).flatMap(([name, member]) =>
        /^get[A-Z]/.test(name)
          ? Object.entries((member as (part: object) => object)(PART)).map(
              ([prop, value]) => [`${name}: ${prop}`, value] as const,
            )
          : [],
      ),
  };
}

describe.each(COMPANIONS)('%s', (_, useCompanion) => {
  test('returns the same object if nothing has changed', () => {
    const { companion, drawAgain } = renderCompanion(useCompanion);
    const before = companion();
    drawAgain();
    expect(companion()).toBe(before);
  });

  test('returns the same handlers, refs and styles if their dependencies have not changed', () => {
    const { props, drawAgain } = renderCompanion(useCompanion);
    const before = new Map(props());
    drawAgain();
    const changed = props().filter(([name, value]) => !Object.is(before.get(name), value));
    expect(changed).toEqual([]);
  });
});
