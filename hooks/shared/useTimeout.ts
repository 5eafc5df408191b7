'use client';
import { useEffect, useMemo, useRef } from 'react';

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
