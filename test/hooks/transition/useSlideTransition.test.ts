import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSlideTransition, type SlideTransition, type UseSlideTransitionOptions } from '@loggia/hooks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (toIndex = 1): SlideTransition => ({
  fromIndex: 0,
  toIndex,
  direction: 'forward',
  effect: 'fade',
  durationMs: 300,
});

function play(options: Partial<UseSlideTransitionOptions> = {}, { strict = false } = {}) {
  const onFinished = vi.fn();
  const base = { transition: change(), getSlideElement: () => null, onFinished };
  const { result, rerender, unmount } = renderHook((props: UseSlideTransitionOptions) => useSlideTransition(props), {
    initialProps: { ...base, ...options },
    ...(strict ? { wrapper: StrictMode } : {}),
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return {
    onFinished,
    pass,
    finishWithin: (maxDurationMs: number) => result.current.finishWithin(maxDurationMs),
    unmount,
    update: (next: Partial<UseSlideTransitionOptions>) => rerender({ ...base, ...next }),
  };
}

describe('useSlideTransition without the Web Animations API or slide elements', () => {
  test.each([false, true])('cuts asynchronously, and reports the end once (strict: %s)', (strict) => {
    const { onFinished, pass } = play({}, { strict });
    expect(onFinished).not.toHaveBeenCalled();
    pass(0);
    pass(5000);
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ toIndex: 1 }));
  });

  test('waits until the image is ready', () => {
    const transition = change();
    const { onFinished, pass, update } = play({ transition, isReady: false });
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
    update({ transition, isReady: true });
    pass(0);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('ends a pending transition through `finishWithin` without rendering', () => {
    const { onFinished, pass, finishWithin } = play({ isReady: false });
    finishWithin(100);
    expect(onFinished).not.toHaveBeenCalled();
    pass(100);
    expect(onFinished).toHaveBeenCalledOnce();
    finishWithin(100);
    pass(5000);
    expect(onFinished).toHaveBeenCalledOnce();
  });

  test('does not report a replaced transition', () => {
    const { onFinished, pass, update } = play({ isReady: false });
    update({ transition: change(2) });
    pass(0);
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ toIndex: 2 }));
  });

  test('reports nothing after unmount', () => {
    const { onFinished, pass, unmount } = play();
    unmount();
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
  });

  test('reports nothing without a transition', () => {
    const { onFinished, pass } = play({ transition: null });
    pass(5000);
    expect(onFinished).not.toHaveBeenCalled();
  });
});
