'use client';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Calls `onOnline` each time the network comes back while `isWaiting`. Keep the function the same: a render in the middle of the event
 * would remove the listener of another hook before its turn.
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

/** Whether the browser says that there is no network. On the server and in the first client render it is false. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}
