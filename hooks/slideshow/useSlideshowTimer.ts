'use client';
import { useEffect } from 'react';
import { useTimeout } from '../shared/useTimeout.ts';

/**
 * Runs `onElapsed` after each interval, with the place of the image whose time is over. A pause (an interval of 0) or another
 * image starts the interval anew. `onElapsed` is a function that stays the same.
 */
export function useSlideshowTimer(intervalMs: number, place: number, onElapsed: (place: number) => void): void {
  const timeout = useTimeout();
  useEffect(() => {
    if (intervalMs === 0) return undefined;
    const wait = () =>
      timeout.start(intervalMs, () => {
        // Before it is known whether the image changes: the page may cancel the change.
        wait();
        onElapsed(place);
      });
    wait();
    return timeout.clear;
  }, [intervalMs, place, timeout, onElapsed]);
}
