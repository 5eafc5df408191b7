'use client';
import { useEffect } from 'react';

/**
 * Calls `onOnline` each time the network comes back, as long as somebody waits for it. Keep it the same function: a render in the middle of
 * the event would take another one's listener off before its turn.
 */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ending = new AbortController();
    addEventListener('online', onOnline, ending);
    return () => ending.abort();
  }, [isWaiting, onOnline]);
}
