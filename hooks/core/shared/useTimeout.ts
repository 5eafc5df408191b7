'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useAdjustedState } from './useAdjustedState.ts';

export interface Timeout {
  /** Runs `callback` after `delayMs`. Clears a timeout that is already running. */
  start(delayMs: number, callback: () => void): void;
  clear(): void;
}

/** Manages a single timer. Starting it again replaces the previous one, and unmounting clears it. */
export function useTimeout(): Timeout {
  const handle = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const timeout = useMemo<Timeout>(
    () => ({
      start(delayMs, callback) {
        clearTimeout(handle.current);
        handle.current = setTimeout(callback, delayMs);
      },
      clear() {
        clearTimeout(handle.current);
      },
    }),
    [],
  );
  useEffect(() => timeout.clear, [timeout]);
  return timeout;
}

/**
 * Returns `true` once `isOn` has been true for the same `subject` for `delayMs`, and `false` as soon as `isOn` is
 * false. If there is no delay, returns `isOn` without causing an extra render.
 */
export function useDelayed(isOn: boolean, delayMs: number, subject = ''): boolean {
  const [readySubject, setReadySubject] = useAdjustedState<string | null>(
    () => null,
    (ready) => (isOn && ready === subject ? ready : null),
  );
  const timeout = useTimeout();
  useEffect(() => {
    if (!isOn || delayMs <= 0) return undefined;
    timeout.start(delayMs, () => setReadySubject(subject));
    return timeout.clear;
  }, [isOn, delayMs, subject, timeout, setReadySubject]);
  return delayMs > 0 ? readySubject !== null : isOn;
}
