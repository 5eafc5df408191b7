'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useAdjustedState } from './useAdjustedState.ts';

export interface Timeout {
  /** Runs `callback` after `delayMs`; a timeout that was running is cleared first. */
  start(delayMs: number, callback: () => void): void;
  clear(): void;
}

/** One timer that a new start replaces and an unmount clears. */
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

/** True once `isOn` has been true for the same `subject` for `delayMs`; false as soon as it is not. Without a delay it is `isOn`, and renders nothing. */
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
