'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useAdjustedState } from './useAdjustedState.ts';

export interface Timeout {
  /** Runs `callback` after `delayMs`. Clears a timeout that is already running. */
  start(delayMs: number, callback: () => void): void;
  clear(): void;
}

/** A single timer that is replaced by a new start and cleared on unmount. */
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
 * Returns `true` once `isOn` has been true for the same `subject` for `delayMs`, and `false` as soon as it is not.
 * Without a delay it returns `isOn` and causes no render.
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
