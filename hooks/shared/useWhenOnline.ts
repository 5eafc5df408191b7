'use client';
import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';

/** Calls `onOnline` each time the network comes back, as long as somebody waits for it. */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  // One listener for the whole wait: a render in the middle of the event would take off another one before its turn.
  const handleOnline = useStableCallback(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ending = new AbortController();
    addEventListener('online', handleOnline, ending);
    return () => ending.abort();
  }, [isWaiting, handleOnline]);
}
