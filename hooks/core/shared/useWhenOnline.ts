'use client';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Calls `onOnline` whenever the connection returns while `isWaiting` is `true`. Pass a stable function. Otherwise, a
 * render during the event would remove another hook's listener before it is called.
 */
export function useWhenOnline(isWaiting: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ending = new AbortController();
    addEventListener('online', onOnline, ending);
    return () => ending.abort();
  }, [isWaiting, onOnline]);
}

function subscribe(onChange: () => void): () => void {
  const ending = new AbortController();
  window.addEventListener('online', onChange, ending);
  window.addEventListener('offline', onChange, ending);
  return () => ending.abort();
}

/** Returns whether the browser reports that it is offline. `false` on the server and in the first client render. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}
