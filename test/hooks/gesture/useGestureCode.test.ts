import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { swipeChunk } from '../../../hooks/slides/swipe/chunks.ts';
import { toGestureInput, type GestureInput } from '../../../hooks/core/gesture/GestureInput.ts';
import { useGestureCode } from '../../../hooks/core/gesture/useGestureCode.ts';

type PointerType = 'touch' | 'pen' | 'mouse';

/** A gesture chunk that loads or fails when the test decides, even if another test has already loaded it. */
function holdCode() {
  const answers: { come(): void; fail(): void }[] = [];
  const load = vi
    .spyOn(swipeChunk, 'load')
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
  vi.spyOn(swipeChunk, 'code', 'get').mockReturnValue(undefined);
});

function surface(pointerType: PointerType = 'touch') {
  const { result } = renderHook(() => useGestureCode(swipeChunk));
  const send = (type: GestureInput['type'], clientX = 0, buttons = 1) =>
    result.current.send(toGestureInput(new PointerEvent(type, { pointerType, clientX, buttons }), type));
  const received = () => {
    const types: string[] = [];
    result.current.feed.connect(({ type }) => types.push(type))();
    return types;
  };
  return { send, received };
}

describe('the gesture chunk', () => {
  test.each<PointerType>(['touch', 'pen'])(
    'loads on %s pointerdown, and receives all pointer events',
    async (pointer) => {
      const { load, come } = holdCode();
      const { send, received } = surface(pointer);
      send('pointermove');
      expect(load).not.toHaveBeenCalled();
      send('pointerdown');
      expect(load).toHaveBeenCalledOnce();
      send('pointermove');
      send('pointerup');
      await come();
      expect(received()).toEqual(['pointerdown', 'pointermove', 'pointerup']);
    },
  );

  test('does not load for a mouse click, and drops the pointer events', () => {
    const { load } = holdCode();
    const { send, received } = surface('mouse');
    send('pointerdown');
    send('pointermove', 7);
    send('pointerup', 7);
    send('pointermove', 90, 0);
    expect(load).not.toHaveBeenCalled();
    expect(received()).toEqual([]);
  });

  test('does not load if the mouse button was released over another window', () => {
    const { load } = holdCode();
    const { send } = surface('mouse');
    send('pointerdown');
    send('pointermove', 90, 0);
    send('pointermove', 120, 0);
    expect(load).not.toHaveBeenCalled();
  });

  test('loads once the mouse drags, and receives the drag from the start', async () => {
    const { load, come } = holdCode();
    const { send, received } = surface('mouse');
    send('pointerdown');
    send('pointermove', 7);
    expect(load).not.toHaveBeenCalled();
    send('pointermove', 8);
    send('pointermove', 30);
    send('pointerup', 30);
    expect(load).toHaveBeenCalledOnce();
    await come();
    expect(received()).toEqual(['pointerdown', 'pointermove', 'pointermove', 'pointermove', 'pointerup']);
  });

  test.each<PointerType>(['touch', 'mouse'])('loads again on the next %s gesture after a failure', async (pointer) => {
    const { load, come, fail } = holdCode();
    const { send, received } = surface(pointer);
    send('pointerdown');
    send('pointermove', 30);
    await fail();
    send('pointermove', 60);
    send('pointerup', 60);
    expect(load).toHaveBeenCalledOnce();
    send('pointerdown');
    send('pointermove', 30);
    expect(load).toHaveBeenCalledTimes(2);
    await come();
    expect(received()).toEqual(['pointerdown', 'pointermove']);
  });

  test.each([
    ['is preloaded on a touch screen when the browser is idle', { isLikely: true, touchPoints: 5 }, 1],
    ['is not preloaded without a touch screen', { isLikely: true, touchPoints: 0 }, 0],
    ['is not preloaded if no gesture is likely', { isLikely: false, touchPoints: 5 }, 0],
  ])('%s', (_title, { isLikely, touchPoints }, times) => {
    vi.useFakeTimers();
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
    const { load } = holdCode();
    renderHook(() => useGestureCode(swipeChunk, { isLikely }));
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
