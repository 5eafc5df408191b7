import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESIZE_THROTTLE_DELAY_MS } from '@loggia/hooks/layout';
import { useThrottle } from '@loggia/hooks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('useThrottle runs the first task immediately and the latest task after 250 ms', () => {
  const done: string[] = [];
  const { result } = renderHook(() => useThrottle(RESIZE_THROTTLE_DELAY_MS));
  const ask = (name: string) => result.current(() => done.push(name));
  ask('first');
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(100);
  ask('second');
  vi.advanceTimersByTime(100);
  ask('third');
  vi.advanceTimersByTime(49);
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first', 'third']);
  vi.advanceTimersByTime(250);
  ask('fourth');
  expect(done).toEqual(['first', 'third', 'fourth']);
});

test('useThrottle drops a pending task on unmount', () => {
  const task = vi.fn();
  const { result, unmount } = renderHook(() => useThrottle(RESIZE_THROTTLE_DELAY_MS));
  result.current(() => {});
  result.current(task);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});
