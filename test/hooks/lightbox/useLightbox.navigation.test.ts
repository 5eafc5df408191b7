import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LightboxIndexReason } from '@loggia/hooks';
import { tilesChunk } from '../../../hooks/slides/transition/chunks.ts';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REASONS: readonly LightboxIndexReason[] = [
  'nextButton',
  'previousButton',
  'keyboard',
  'swipe',
  'wheel',
  'filmstrip',
  'autoplay',
  'deepLink',
  'imperative',
];

describe('an effect whose chunk has not loaded', () => {
  const animate = () => ({ updatePlaybackRate() {}, cancel() {}, effect: null }) as unknown as Animation;
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  test.each([
    ['if the browser cannot animate', undefined],
    ['while the chunk is loading', animate],
  ])('does not block the next image %s', (_reason, ability) => {
    if (ability) Element.prototype.animate = ability;
    vi.spyOn(tilesChunk, 'code', 'get').mockReturnValue(undefined);
    vi.spyOn(tilesChunk, 'load').mockReturnValue(new Promise(() => {}));
    const lightbox = renderLightbox({ images: photos(3), effect: 'cubeH' });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    lightbox.pass(1000);
    expect(lightbox.current).toMatchObject({ index: 1, status: 'open' });
  });
});

describe('navigation at the ends of the list', () => {
  test('wraps from the last image to the first, and from the first to the last', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-2');
    lightbox.run(({ next }) => next());
    lightbox.pass(50);
    expect(lightbox.current.index).toBe(0);
    lightbox.run(({ previous }) => previous());
    lightbox.pass(50);
    expect(lightbox.current.index).toBe(2);
  });

  test('counts a wrap from the last image to the first as backward', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-2');
    lightbox.run(({ next }) => next());
    expect(lightbox.current.transition).toMatchObject({ fromIndex: 2, toIndex: 0, direction: 'backward' });
  });

  test.each(REASONS)('does not go past the ends unless the lightbox loops (%s)', (reason) => {
    const lightbox = renderLightbox({ images: photos(2), loop: false });
    lightbox.openOn('photo-1');
    lightbox.run(({ next, goTo }) => {
      next(reason);
      goTo(2, reason);
      goTo(-1, reason);
    });
    lightbox.pass(500);
    expect(lightbox.current).toMatchObject({ index: 1, hasNext: false, hasPrevious: true });
  });

  test('uses the loop setting from the backend unless the app overrides it', async () => {
    const load = () => Promise.resolve({ images: photos(2), settings: { loop: false } });
    const lightbox = renderLightbox({ source: { load } });
    lightbox.run(({ open }) => open('photo-1'));
    await lightbox.answer();
    expect(lightbox.current).toMatchObject({ loop: false, hasNext: false });
    lightbox.rerender({ source: { load }, loop: true });
    expect(lightbox.current).toMatchObject({ loop: true, hasNext: true });
  });
});

describe('navigation during a change', () => {
  const pressThrice = (navigationPolicy: 'queue' | 'latest' | 'ignore') => {
    const shown: number[] = [];
    const lightbox = renderLightbox({
      images: photos(9),
      navigationPolicy,
      onIndexChange: (index) => void shown.push(index),
    });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    lightbox.run(({ next }) => next());
    lightbox.run(({ next }) => next());
    for (let step = 0; step < 8; step += 1) lightbox.pass(50);
    return shown;
  };

  test.each([
    ['queue', [1, 2, 3]],
    ['latest', [1, 3]],
    ['ignore', [1]],
  ] as const)('the policy %s shows %j for three requests', (policy, expected) => {
    expect(pressThrice(policy)).toEqual(expected);
  });

  test('is canceled on close', () => {
    const onIndexChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(9), onIndexChange });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => [1, 2, 3].map(() => next()));
    lightbox.run(({ close }) => close());
    onIndexChange.mockClear();
    lightbox.pass(1000);
    expect(onIndexChange).not.toHaveBeenCalled();
    lightbox.openOn('photo-5');
    lightbox.pass(1000);
    expect(lightbox.current).toMatchObject({ index: 5, isSettled: true });
  });

  test('waits for an image that is still loading, unless another request follows', () => {
    const lightbox = renderLightbox({ images: photos(4) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    lightbox.run(() => vi.advanceTimersByTime(5000));
    expect(lightbox.current).toMatchObject({ index: 1, imageStatus: 'loading', transition: { toIndex: 1 } });
    lightbox.run(({ next }) => next());
    lightbox.run(() => vi.advanceTimersByTime(100));
    expect(lightbox.current).toMatchObject({ index: 2, transition: { fromIndex: 1, toIndex: 2 } });
    lightbox.pass(1000);
    expect(lightbox.current).toMatchObject({ transition: null, isSettled: true });
  });
});

describe('the duration of a change', () => {
  const lengthOf = (options: object) => {
    const lightbox = renderLightbox({ images: photos(3), ...options });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    return lightbox.current.transition?.durationMs;
  };

  test.each([
    [{}, 240],
    [{ effectDurationMs: 500 }, 500],
    [{ effectDurationMs: 1000, intervalMs: 3000 }, 750],
    [{ effectDurationMs: 1000, intervalMs: 0 }, 1000],
    [{ effect: 'none', effectDurationMs: 1000, intervalMs: 0 }, 0],
  ])('depends on the options %j: %i ms', (options, durationMs) => {
    expect(lengthOf(options)).toBe(durationMs);
  });

  test('is zero if the user prefers reduced motion', () => {
    const matchMedia = (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('matchMedia', matchMedia);
    expect(lengthOf({ effectDurationMs: 1000, effect: 'slideH' })).toBe(0);
    vi.unstubAllGlobals();
  });
});
