import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GestureInput } from '../../../hooks/core/gesture/GestureInput.ts';
import { LONG_PRESS_MS } from '../../../hooks/slides/swipe/constants.ts';
import { useLongPress } from '../../../hooks/slides/swipe/useSwipe.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const input = (type: GestureInput['type'], clientX = 0, pointerId = 1): GestureInput => ({
  type,
  pointerId,
  pointerType: 'touch',
  buttons: 1,
  clientX,
  clientY: 0,
  timeStamp: 0,
  event: new Event(type),
});

describe('a touch', () => {
  test.each<[string, GestureInput[], number]>([
    ['is a long press once held for 750 ms', [], 1],
    ['is a long press even if it moves slightly', [input('pointermove', 7)], 1],
    ['is not a long press if it moves', [input('pointermove', 8)], 0],
    ['is not a long press if it ends early', [input('pointerup')], 0],
    ['is not a long press if canceled', [input('pointercancel')], 0],
    ['is not a long press if joined by a second touch', [input('pointerdown', 90, 2)], 0],
  ])('%s', (_, then, calls) => {
    const onLongPress = vi.fn<(event: PointerEvent) => void>();
    const { result } = renderHook(() => useLongPress(onLongPress, LONG_PRESS_MS));
    for (const each of [input('pointerdown'), ...then]) result.current(each);
    vi.advanceTimersByTime(749);
    expect(onLongPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLongPress).toHaveBeenCalledTimes(calls);
  });

  test('is ignored after unmount', () => {
    const onLongPress = vi.fn<(event: PointerEvent) => void>();
    const { result, unmount } = renderHook(() => useLongPress(onLongPress, LONG_PRESS_MS));
    result.current(input('pointerdown'));
    unmount();
    vi.advanceTimersByTime(5000);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});
