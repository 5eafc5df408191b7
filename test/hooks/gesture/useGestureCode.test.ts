import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { gesturesChunk } from '../../../hooks/chunk/chunks.ts';
import { toGestureInput } from '../../../hooks/gesture/GestureInput.ts';
import type { GestureInput } from '../../../hooks/gesture/GestureInput.ts';
import { useGestureCode } from '../../../hooks/gesture/useGestureCode.ts';

const pointer = (type: GestureInput['type']): GestureInput => toGestureInput(new PointerEvent(type), type);

/** Code that comes, or does not, when the test says so; other tests may have it already. */
function holdCode() {
  const answers: { come(): void; fail(): void }[] = [];
  const load = vi
    .spyOn(gesturesChunk, 'load')
    .mockImplementation(
      () =>
        new Promise((resolve, reject) =>
          answers.push({ come: () => resolve({} as never), fail: () => reject(new TypeError('Failed to fetch')) }),
        ),
    );
  return {
    load,
    come: () => act(async () => answers.at(-1)?.come()),
    fail: () => act(async () => answers.at(-1)?.fail()),
  };
}

beforeEach(() => {
  vi.spyOn(gesturesChunk, 'code', 'get').mockReturnValue(undefined);
});

function surface() {
  const { result } = renderHook(useGestureCode);
  const send = (...types: GestureInput['type'][]) => {
    for (const type of types) result.current.send(pointer(type));
  };
  const received = () => {
    const types: string[] = [];
    result.current.feed.connect(({ type }) => types.push(type))();
    return types;
  };
  return { send, received };
}

test('the code of gestures is fetched by the first pointer that goes down, and has all that it did', async () => {
  const { load, come } = holdCode();
  const { send, received } = surface();
  send('pointermove');
  expect(load).not.toHaveBeenCalled();
  send('pointerdown', 'pointermove', 'pointerup');
  expect(load).toHaveBeenCalledOnce();
  await come();
  expect(received()).toEqual(['pointerdown', 'pointermove', 'pointerup']);
});

test('a gesture whose code cannot be had is forgotten, and the next touch asks again', async () => {
  const { load, come, fail } = holdCode();
  const { send, received } = surface();
  send('pointerdown', 'pointermove');
  await fail();
  send('pointermove', 'pointerup');
  expect(load).toHaveBeenCalledOnce();
  send('pointerdown', 'pointerup');
  expect(load).toHaveBeenCalledTimes(2);
  await come();
  expect(received()).toEqual(['pointerdown', 'pointerup']);
});

test.each([
  ['a touch screen', { isLikely: true, touchPoints: 5 }, 1],
  ['a mouse', { isLikely: true, touchPoints: 0 }, 0],
  ['a touch screen on which no gesture is likely', { isLikely: false, touchPoints: 5 }, 0],
])(
  'the code of gestures is fetched ahead, when the browser is idle, for %s: %o',
  (_who, { isLikely, touchPoints }, times) => {
    vi.useFakeTimers();
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
    const { load } = holdCode();
    renderHook(() => useGestureCode({ isLikely }));
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  },
);
