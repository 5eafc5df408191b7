import { act, renderHook } from '@testing-library/react-hooks';
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
  const { result } = renderHook(() => {
    const counter = useCounter({ value: 1000, ...options });
    const { ref } = counter.getCounterProps();
    return { counter, ref };
  });
  const element = document.createElement('span');
  const { ref } = result.current;
  act(() => {
    if (typeof ref === 'function') ref(element);
  });
  return { result, pass: () => act(() => viewport.pass(element)) };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('waits 400 ms, then counts for 5000 ms', () => {
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

test('does not begin before it is in view, nor a second time', () => {
  const { result, pass } = renderCounter({ delayMs: 0, durationMs: 100 });
  wait(5000);
  expect(result.current.counter.status).toBe('waiting');
  pass();
  wait(1000);
  pass();
  wait(10);
  expect(result.current.counter.status).toBe('done');
});

test('writes numbers as the caller says', () => {
  const { result } = renderCounter({ from: 12.5, value: 98.5, format: (number) => `${number.toFixed(1)} %` });
  expect(result.current.counter).toMatchObject({ text: '12.5 %', valueText: '98.5 %' });
});

test('shows its value where it is off, or nothing can tell what is in view', () => {
  expect(renderCounter({ enabled: false }).result.current.counter).toMatchObject({ status: 'done', text: '1000' });
  vi.stubGlobal('IntersectionObserver', undefined);
  const { result } = renderHook(() => useCounter({ value: 7 }));
  expect(result.current).toMatchObject({ status: 'done', text: '7' });
});
