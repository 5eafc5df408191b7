import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LightboxClaimValues } from '@loggia/hooks/lightbox';
import { createClaims } from '../../../hooks/core/shared/createClaims.ts';
import { isBackwardMove, isSlowConnection } from '../../../hooks/slides/preload/preloadPlan.ts';
import { usePreload } from '../../../hooks/slides/preload/usePreload.ts';
import type { UsePreloadOptions } from '../../../hooks/slides/preload/types.ts';
import { fakeImages, useFakeLightbox, type FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';

let elements: HTMLImageElement[] = [];
/** URLs of the images that are currently loading. */
const loading = () =>
  elements.map((element) => element.getAttribute('src')).filter((src) => src !== null && src !== '');
const arrive = (src: string, type: 'load' | 'error' = 'load') => {
  const element = elements.find((candidate) => candidate.getAttribute('src') === src);
  elements = elements.filter((candidate) => candidate !== element);
  act(() => void element?.dispatchEvent(new Event(type)));
};

beforeEach(() => {
  elements = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLImageElement) elements.push(element);
    return element;
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

type Options = UsePreloadOptions & Partial<FakeLightboxOptions>;

function renderPreload(options: Options = {}) {
  const { images = fakeImages(24), settles = 'atOnce', defaultOpenIndex = 5, settings = {}, ...preload } = options;
  const view = renderHook(
    (enabled: boolean | undefined) => {
      const lightbox = useFakeLightbox({ images, settles, defaultOpenIndex, settings });
      usePreload(lightbox, { enabled, ...preload });
      return lightbox;
    },
    { wrapper: StrictMode, initialProps: undefined },
  );
  return { ...view, lightbox: () => view.result.current };
}

describe('usePreload', () => {
  test('starts once the current image has loaded', () => {
    const { lightbox } = renderPreload({ count: 2, settles: 'manually' });
    expect(loading()).toEqual([]);
    act(() => lightbox().settle());
    expect(loading()).toEqual(['/large/7.jpg', '/large/5.jpg']);
  });

  test('follows the direction of navigation, and skips images already seen', () => {
    const { lightbox } = renderPreload({ count: 3 });
    expect(loading()).toEqual(['/large/7.jpg', '/large/5.jpg', '/large/8.jpg']);
    act(() => lightbox().previous());
    expect(loading()).toEqual(['/large/4.jpg', '/large/3.jpg']);
  });

  test('adds the number of visible thumbnails to the count from the settings', () => {
    renderPreload({ settings: { preloadCount: 1 }, visibleCount: 2 });
    expect(loading()).toHaveLength(3);
  });

  test('preloads the images of a filmstrip once it has claimed its number of thumbnails', () => {
    const claims = createClaims<LightboxClaimValues>();
    const images = fakeImages(24);
    renderHook(() => {
      const lightbox = useFakeLightbox({
        images,
        settles: 'atOnce',
        defaultOpenIndex: 5,
        settings: { preloadCount: 1 },
      });
      usePreload({ ...lightbox, claims });
    });
    expect(loading()).toEqual(['/large/7.jpg']);
    act(() => void claims.claim('pause', 'panel'));
    expect(loading()).toEqual(['/large/7.jpg']);
    act(() => void claims.claim('preload', 2));
    expect(loading()).toEqual(['/large/7.jpg', '/large/5.jpg', '/large/8.jpg']);
  });

  test('reads a `visibleCount` function when preloading starts', () => {
    let visible = 0;
    const { lightbox } = renderPreload({ count: 1, settles: 'manually', visibleCount: () => visible });
    visible = 2;
    act(() => lightbox().settle());
    expect(loading()).toHaveLength(3);
  });

  test('starts with two images on each side, and continues once the same image has been shown for one second', () => {
    vi.useFakeTimers();
    renderPreload({ count: 6 });
    expect(loading()).toEqual(['/large/7.jpg', '/large/5.jpg', '/large/8.jpg', '/large/4.jpg']);
    for (const src of loading()) arrive(src ?? '');
    expect(loading()).toEqual([]);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(loading()).toEqual(['/large/9.jpg', '/large/3.jpg']);
  });

  test('is disabled by the settings or by `enabled: false`', () => {
    renderPreload({ settings: { preload: false } });
    renderPreload({ enabled: false });
    expect(loading()).toEqual([]);
  });

  test('skips embedded media', () => {
    const images = fakeImages(24).map((image, index) => (index === 6 ? { ...image, kind: 'video' as const } : image));
    renderPreload({ images, count: 2 });
    expect(loading()).toEqual(['/large/5.jpg', '/large/8.jpg']);
  });

  test('does not retry a failed file', () => {
    const { lightbox } = renderPreload({ count: 2 });
    arrive('/large/7.jpg', 'error');
    act(() => lightbox().previous());
    act(() => lightbox().next());
    expect(loading()).not.toContain('/large/7.jpg');
  });

  test('stops when the lightbox closes', () => {
    const { lightbox } = renderPreload({ count: 3 });
    act(() => lightbox().close());
    expect(loading()).toEqual([]);
  });

  test('stops on unmount', () => {
    const { unmount } = renderPreload({ count: 3 });
    unmount();
    expect(loading()).toEqual([]);
  });

  test('is limited to one image if data saver is on', () => {
    Object.assign(navigator, { connection: Object.assign(new EventTarget(), { saveData: true }) });
    renderPreload();
    expect(loading()).toEqual(['/large/7.jpg']);
  });
});

test('a preloaded image has the same `srcset` and `sizes` as the displayed one, and low priority', () => {
  const image = {
    id: '2',
    url: '/2.jpg',
    width: 1600,
    candidates: [{ url: '/2-800.jpg', width: 800 }],
    formats: [{ type: 'image/avif', candidates: [{ url: '/2.avif', width: 1600 }] }],
  };
  const [first] = fakeImages(1);
  renderPreload({ images: first ? [first, image] : [], defaultOpenIndex: 0, count: 1, sizes: () => '50vw' });
  const element = elements.at(-1);
  expect(element).toMatchObject({ fetchPriority: 'low' });
  expect(element?.srcset).toBe('/2-800.jpg 800w, /2.jpg 1600w');
  expect(element?.sizes).toBe('50vw');
  expect(element?.parentElement?.innerHTML).toContain('type="image/avif" sizes="50vw" srcset="/2.avif 1600w"');
});

test.each([
  { from: 3, to: 4, loop: true, isBackward: false },
  { from: 4, to: 3, loop: true, isBackward: true },
  { from: 9, to: 0, loop: true, isBackward: false },
  { from: 0, to: 9, loop: true, isBackward: true },
  { from: 9, to: 0, loop: false, isBackward: true },
])('isBackward from $from to $to of ten images (loop: $loop) is $isBackward', ({ isBackward, ...move }) => {
  expect(isBackwardMove({ ...move, total: 10 })).toBe(isBackward);
});

test.each([
  { connection: undefined, isSlow: false },
  { connection: {}, isSlow: false },
  { connection: { effectiveType: '4g' }, isSlow: false },
  { connection: { effectiveType: '3g' }, isSlow: false },
  { connection: { effectiveType: '2g' }, isSlow: true },
  { connection: { effectiveType: 'slow-2g' }, isSlow: true },
  { connection: { effectiveType: '4g', saveData: true }, isSlow: true },
])('a connection of $connection is slow: $isSlow', ({ connection, isSlow }) => {
  expect(isSlowConnection(connection)).toBe(isSlow);
});
