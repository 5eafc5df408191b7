'use client';
import { useEffect, useState } from 'react';
import { countedNumber } from './countedNumber.ts';

export interface CountUpOptions {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly stepMs: number;
  readonly delayMs: number;
}

/**
 * A number that runs from `from` to `to` once `isStarted`, and never a second time, whatever becomes of its options. By the clock, so a
 * tab in the background does not make it longer.
 */
export function useCountUp(
  isStarted: boolean,
  options: CountUpOptions,
): { readonly number: number; readonly isDone: boolean } {
  const { from, to, durationMs, stepMs, delayMs } = options;
  const [elapsedMs, setElapsedMs] = useState(0);
  const [isDone, setIsDone] = useState(false);
  if (isStarted && !isDone && elapsedMs >= durationMs) setIsDone(true);
  useEffect(() => {
    if (!isStarted || isDone) return undefined;
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      const startedAt = performance.now();
      interval = setInterval(() => setElapsedMs(performance.now() - startedAt), stepMs);
    }, delayMs);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [isStarted, isDone, stepMs, delayMs]);
  return { number: isDone ? to : countedNumber({ from, to, elapsedMs, durationMs, stepMs }), isDone };
}
