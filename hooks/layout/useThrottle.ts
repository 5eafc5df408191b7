'use client';
import { useRef } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';

/** Runs a task at once, then at most one in `delayMs`: of those asked for meanwhile the newest, at the end of that time. */
export function useThrottle(delayMs: number): (task: () => void) => void {
  const timeout = useTimeout();
  const lastTimeMs = useRef(-Infinity);
  return useStableCallback((task: () => void) => {
    const run = () => {
      lastTimeMs.current = performance.now();
      task();
    };
    const waitMs = lastTimeMs.current + delayMs - performance.now();
    if (waitMs <= 0) run();
    else timeout.start(waitMs, run);
  });
}
