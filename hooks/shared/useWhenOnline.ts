'use client';
import { useEffect } from 'react';

/** Calls `onOnline` each time the network comes back, as long as somebody waits for it. */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ending = new AbortController();
    addEventListener('online', onOnline, ending);
    return () => ending.abort();
  }, [isWaiting, onOnline]);
}
