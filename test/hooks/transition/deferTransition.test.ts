import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlideTransition } from '@loggia/hooks';
import { deferTransition } from '../../../hooks/slides/transition/engine/createSlidePlayer.ts';
import type { StartTransitionOptions } from '../../../hooks/slides/transition/engine/startTransition.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A slide with a stubbed `animate`. */
function createSlide() {
  const slide = document.createElement('div');
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.assign(slide, { animate });
  return { slide, animate, cancel };
}

const CODE = { animateCube: vi.fn(), animateTiles: vi.fn() };

/** Defers a transition whose chunk loads when the test says so. */
function hold(parts: Partial<SlideTransition> = {}) {
  const transition = {
    fromIndex: 0,
    toIndex: 1,
    direction: 'forward',
    effect: 'fan',
    durationMs: 400,
    ...parts,
  } as const;
  const incoming = createSlide();
  const onFinished = vi.fn();
  const player = { finishWithin: vi.fn(), dispose: vi.fn() };
  const start = vi.fn(({ tiles }: StartTransitionOptions) => (tiles === CODE ? player : null));
  const slides = { outgoing: createSlide().slide, incoming: incoming.slide };
  const deferred = deferTransition({ transition, ...slides, random: () => 0, tiles: 'loading', onFinished }, start);
  return {
    deferred,
    incoming,
    onFinished,
    player,
    start,
    setTiles(hasCome: boolean) {
      deferred.setTiles(hasCome ? CODE : 'failed');
      vi.advanceTimersByTime(0);
    },
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

describe('a transition whose chunk is not loaded', () => {
  test('plays once the chunk has loaded and the image is ready', () => {
    const { deferred, setTiles, player, start, onFinished, pass } = hold();
    setTiles(true);
    expect(start).not.toHaveBeenCalled();
    deferred.play();
    expect(start).toHaveBeenCalledOnce();
    deferred.finishWithin(100);
    expect(player.finishWithin).toHaveBeenCalledWith(100);
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
  });

  test('waits for the chunk for its own duration, then becomes a permanent cut', () => {
    const { deferred, setTiles, start, onFinished, pass } = hold();
    deferred.play();
    start.mockClear();
    pass(399);
    expect(onFinished).not.toHaveBeenCalled();
    pass(1);
    expect(onFinished).toHaveBeenCalledOnce();
    setTiles(true);
    deferred.play();
    deferred.finishWithin(1);
    pass(5000);
    expect(start).not.toHaveBeenCalled();
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('waits for the shorter duration when sped up, measured from the time it could have started', () => {
    const { deferred, onFinished, pass } = hold();
    deferred.play();
    pass(90);
    deferred.finishWithin(100);
    deferred.finishWithin(2000);
    expect(onFinished).not.toHaveBeenCalled();
    pass(10);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('plays if a retry loads the chunk', () => {
    const { deferred, setTiles, start, onFinished, pass } = hold();
    setTiles(false);
    deferred.setTiles('loading');
    deferred.play();
    pass(399);
    setTiles(true);
    pass(5000);
    expect(start).toHaveLastReturnedWith(expect.objectContaining({ finishWithin: expect.any(Function) }));
    expect(onFinished).not.toHaveBeenCalled();
  });

  test('becomes a cut as soon as the chunk fails to load', () => {
    const { deferred, setTiles, onFinished } = hold();
    deferred.play();
    setTiles(false);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('waits for the image before becoming a cut', () => {
    const { deferred, setTiles, onFinished, pass } = hold();
    setTiles(false);
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
    deferred.play();
    expect(onFinished).not.toHaveBeenCalled();
    pass(0);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('does not play once replaced', () => {
    const { deferred, setTiles, start, onFinished, pass } = hold();
    deferred.play();
    start.mockClear();
    deferred.dispose();
    setTiles(true);
    pass(5000);
    expect(start).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
  });
});

describe('the incoming slide of a deferred transition', () => {
  const hidden = [{ opacity: [0, 0] }, { fill: 'both' }] as const;

  test.each(['played', 'cut', 'replaced'] as const)('stays hidden until the transition is %s', (end) => {
    const { deferred, incoming, setTiles, pass } = hold();
    expect(incoming.animate).toHaveBeenCalledExactlyOnceWith(...hidden);
    if (end !== 'replaced') deferred.play();
    expect(incoming.cancel).not.toHaveBeenCalled();
    if (end === 'played') setTiles(true);
    if (end === 'cut') pass(400);
    if (end === 'replaced') deferred.dispose();
    expect(incoming.cancel).toHaveBeenCalled();
  });
});

test.each([{ effect: 'none' }, { durationMs: 0 }] as const)(
  'a cut neither plays an animation nor hides a slide: %j',
  (parts) => {
    const { deferred, start, incoming, onFinished, pass } = hold(parts);
    deferred.play();
    pass(0);
    expect(onFinished).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
    expect(incoming.animate).not.toHaveBeenCalled();
  },
);
