import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  useSlideTransition,
  type SlideEffect,
  type SlideTransition,
  type UseSlideTransitionOptions,
} from '@loggia/hooks';
import { tilesChunk } from '../../../hooks/slides/transition/chunks.ts';

type Code = NonNullable<typeof tilesChunk.code>;

const animation = () => ({ updatePlaybackRate() {}, cancel() {}, effect: null });
const code = { animateCube: vi.fn(), animateTiles: vi.fn(() => ({ animations: [animation()] })) };

const change = (effect: SlideEffect): SlideTransition => ({
  fromIndex: 0,
  toIndex: 1,
  direction: 'forward',
  effect,
  durationMs: 400,
});

let arrived: Code | undefined;
let tell: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  arrived = undefined;
  code.animateTiles.mockClear();
  vi.spyOn(tilesChunk, 'code', 'get').mockImplementation(() => arrived);
  vi.spyOn(tilesChunk, 'subscribe').mockImplementation((onChange) => {
    tell = onChange;
    return () => {};
  });
  // jsdom lacks `animate`.
  Element.prototype.animate = () => animation() as unknown as Animation;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Renders a slider whose chunk loads or fails when the test says so. */
function play(options: Partial<UseSlideTransitionOptions>, { strict = false } = {}) {
  const requests: { come(): void; fail(): void }[] = [];
  const load = vi.spyOn(tilesChunk, 'load').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        const come = () => {
          arrived = code as unknown as Code;
          tell();
          resolve(arrived);
        };
        requests.push({ come, fail: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  const onFinished = vi.fn();
  const slides = [document.createElement('div'), document.createElement('div')];
  const base = { transition: null, getSlideElement: (index: number) => slides[index] ?? null, onFinished };
  const { rerender } = renderHook((props: UseSlideTransitionOptions) => useSlideTransition(props), {
    initialProps: { ...base, ...options },
    ...(strict ? { wrapper: StrictMode } : {}),
  });
  return {
    load,
    onFinished,
    come: () => act(async () => requests.at(-1)?.come()),
    fail: () => act(async () => requests.at(-1)?.fail()),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    update: (next: Partial<UseSlideTransitionOptions>) => rerender({ ...base, ...next }),
  };
}

describe('the chunk for tiles and cubes', () => {
  test.each([
    ['none', false],
    ['fade', false],
    ['shift', false],
    ['slideH', false],
    ['fan', true],
    ['cubeV', true],
    ['random', true],
  ] as const)('is preloaded for the effect %s: %s', (effect, isFetched) => {
    expect(play({ effect }).load.mock.calls.length > 0).toBe(isFetched);
  });

  test('is not loaded before the first image, unless a transition is pending', () => {
    const { load, update } = play({ effect: 'fan', isReady: false });
    expect(load).not.toHaveBeenCalled();
    update({ effect: 'fan', isReady: false, transition: change('fan') });
    expect(load).toHaveBeenCalled();
  });

  test('is loaded for a single transition that needs it', () => {
    const { load, update } = play({ effect: 'fade' });
    expect(load).not.toHaveBeenCalled();
    update({ effect: 'fade', transition: change('fan') });
    expect(load).toHaveBeenCalled();
  });
});

describe('a transition whose chunk is late', () => {
  test.each([false, true])('waits for the chunk, then plays (strict: %s)', async (strict) => {
    const { come, pass, onFinished } = play({ effect: 'fan', transition: change('fan') }, { strict });
    pass(300);
    await come();
    expect(code.animateTiles).toHaveBeenCalledOnce();
    pass(300);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('is cut if the chunk fails to load, and the next transition retries', async () => {
    const { load, fail, come, pass, update, onFinished } = play({ effect: 'fan', transition: change('fan') });
    await fail();
    pass(0);
    expect(onFinished).toHaveBeenCalledOnce();
    update({ effect: 'fan', transition: null });
    const asked = load.mock.calls.length;
    update({ effect: 'fan', transition: change('fan') });
    expect(load.mock.calls.length).toBeGreaterThan(asked);
    code.animateTiles.mockClear();
    await come();
    expect(code.animateTiles).toHaveBeenCalledOnce();
  });
});
