import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlideTransition } from '@loggia/hooks';
import { holdTransition } from '../../../hooks/transition/engine/createSlidePlayer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A slide that can be animated, as far as holding it goes. */
function createSlide() {
  const slide = document.createElement('div');
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.assign(slide, { animate });
  return { slide, animate, cancel };
}

/** A change whose code comes when the test says so. */
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
  const player = { hurry: vi.fn(), dispose: vi.fn() };
  let isThere = false;
  let arrive: (isThere: boolean) => void = () => {};
  const start = vi.fn(() => (isThere ? player : null));
  const load = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        arrive = (hasCome) => (hasCome ? resolve() : reject(new TypeError('Failed to fetch')));
      }),
  );
  const held = holdTransition(
    { transition, outgoing: createSlide().slide, incoming: incoming.slide, random: () => 0, onFinished },
    { load, start },
  );
  return {
    held,
    incoming,
    onFinished,
    player,
    start,
    load,
    async answer(hasCome: boolean) {
      isThere = hasCome;
      arrive(hasCome);
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

describe('a change whose code has not come', () => {
  test('is played once it has, and not before it may', async () => {
    const { held, answer, player, start, onFinished, pass } = hold();
    await answer(true);
    expect(start).not.toHaveBeenCalled();
    held.play();
    expect(start).toHaveBeenCalledOnce();
    held.hurry(100);
    expect(player.hurry).toHaveBeenCalledWith(100);
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
  });

  test('waits as long as it would have lasted, then it is a cut for good', async () => {
    const { held, answer, start, onFinished, pass } = hold();
    held.play();
    start.mockClear();
    pass(399);
    expect(onFinished).not.toHaveBeenCalled();
    pass(1);
    expect(onFinished).toHaveBeenCalledOnce();
    await answer(true);
    held.play();
    held.hurry(1);
    pass(5000);
    expect(start).not.toHaveBeenCalled();
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('waits less where it is hurried, counted from when it might have begun', () => {
    const { held, onFinished, pass } = hold();
    held.play();
    pass(90);
    held.hurry(100);
    held.hurry(2000);
    expect(onFinished).not.toHaveBeenCalled();
    pass(10);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('is a cut as soon as it is known that the code cannot be had', async () => {
    const { held, answer, onFinished } = hold();
    held.play();
    await answer(false);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('is a cut that waits for the picture all the same', async () => {
    const { held, answer, onFinished, pass } = hold();
    await answer(false);
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
    held.play();
    expect(onFinished).not.toHaveBeenCalled();
    pass(0);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('is not played by code that comes after it was replaced', async () => {
    const { held, answer, start, onFinished, pass } = hold();
    held.play();
    start.mockClear();
    held.dispose();
    await answer(true);
    pass(5000);
    expect(start).not.toHaveBeenCalled();
    expect(onFinished).not.toHaveBeenCalled();
  });
});

describe('the picture that comes', () => {
  const hidden = [{ opacity: [0, 0] }, { fill: 'both' }] as const;

  test.each(['played', 'cut', 'replaced'] as const)('stays hidden until the change is %s', async (end) => {
    const { held, incoming, answer, pass } = hold();
    expect(incoming.animate).toHaveBeenCalledExactlyOnceWith(...hidden);
    if (end !== 'replaced') held.play();
    expect(incoming.cancel).not.toHaveBeenCalled();
    if (end === 'played') await answer(true);
    if (end === 'cut') pass(400);
    if (end === 'replaced') held.dispose();
    expect(incoming.cancel).toHaveBeenCalled();
  });
});

test('a change of both slides as a whole fetches nothing', () => {
  const { held, load, start } = hold({ effect: 'slideH' });
  held.play();
  expect(start).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test.each([{ effect: 'none' }, { durationMs: 0 }] as const)('a cut fetches nothing and hides nothing: %j', (parts) => {
  const { held, load, incoming, onFinished, pass } = hold(parts);
  held.play();
  pass(0);
  expect(onFinished).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
  expect(incoming.animate).not.toHaveBeenCalled();
});
