import { act, renderHook } from '@testing-library/react-hooks';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCounter } from '../../../hooks/index.ts';
import { stubViewport } from '../../helpers/stubViewport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderCounter(options: Partial<Parameters<typeof useCounter>[0]> = {}) {
  const viewport = stubViewport();
  const element = document.createElement('span');
  const { result, rerender } = renderHook(
    (given: Partial<Parameters<typeof useCounter>[0]>) => {
      const counter = useCounter({ value: 1000, ...given });
      const { ref } = counter.getCounterProps();
      // Attaches the ref the way React does for an element.
      useLayoutEffect(() => {
        if (typeof ref !== 'function') return undefined;
        ref(element);
        return () => void ref(null);
      }, [ref]);
      return { counter };
    },
    { initialProps: options },
  );
  return { result, rerender, pass: () => act(() => viewport.pass(element)) };
}

/** Stubs a reduced motion setting that can be changed. */
function stubMotion() {
  const listeners = new Set<() => void>();
  let isReduced = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isReduced;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    reduce(next: boolean) {
      isReduced = next;
      for (const listener of listeners) listener();
    },
  };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a counter waits 400 ms, then counts for 5000 ms', () => {
  const { result, pass } = renderCounter();
  expect(result.current.counter).toMatchObject({ status: 'waiting', text: '0', valueText: '1000' });
  pass();
  wait(400);
  expect(result.current.counter).toMatchObject({ status: 'running', number: 0 });
  wait(2500);
  expect(result.current.counter.number).toBe(500);
  wait(2450);
  expect(result.current.counter.status).toBe('running');
  wait(50);
  expect(result.current.counter).toMatchObject({ status: 'done', text: '1000' });
});

test('a counter starts once visible, and runs only once', () => {
  const { result, pass } = renderCounter({ delayMs: 0, durationMs: 100 });
  wait(5000);
  expect(result.current.counter.status).toBe('waiting');
  pass();
  wait(1000);
  pass();
  wait(10);
  expect(result.current.counter.status).toBe('done');
});

test('a counter formats numbers with the `format` option', () => {
  const { result } = renderCounter({ from: 12.5, value: 98.5, format: (number) => `${number.toFixed(1)} %` });
  expect(result.current.counter).toMatchObject({ text: '12.5 %', valueText: '98.5 %' });
});

test.each([
  [98.5, ['0.0', '49.3', '98.5']],
  [-12, ['0', '-6', '-12']],
  [3, ['0', '2', '3']],
])('a counter to %d keeps the number of decimals while counting', (value, texts) => {
  const { result, pass } = renderCounter({ value });
  const seen = [result.current.counter.text];
  pass();
  wait(400 + 2500);
  seen.push(result.current.counter.text);
  wait(2500);
  seen.push(result.current.counter.text);
  expect(seen).toEqual(texts);
});

test('a finished counter does not restart if the duration or value changes', () => {
  const { result, pass, rerender } = renderCounter({ delayMs: 0, durationMs: 100 });
  pass();
  wait(200);
  expect(result.current.counter.status).toBe('done');
  rerender({ delayMs: 0, durationMs: 10_000, value: 2000 });
  wait(300);
  expect(result.current.counter).toMatchObject({ status: 'done', text: '2000' });
});

test('a counter jumps to its end value under reduced motion, and does not restart', () => {
  const motion = stubMotion();
  const { result, pass } = renderCounter();
  pass();
  wait(1000);
  expect(result.current.counter.status).toBe('running');
  act(() => motion.reduce(true));
  expect(result.current.counter).toMatchObject({ status: 'done', text: '1000' });
  act(() => motion.reduce(false));
  wait(1000);
  expect(result.current.counter).toMatchObject({ status: 'done', text: '1000' });
});

test('a counter shows its end value if disabled or without IntersectionObserver', () => {
  expect(renderCounter({ enabled: false }).result.current.counter).toMatchObject({ status: 'done', text: '1000' });
  vi.stubGlobal('IntersectionObserver', undefined);
  const { result } = renderHook(() => useCounter({ value: 7 }));
  expect(result.current).toMatchObject({ status: 'done', text: '7' });
});
