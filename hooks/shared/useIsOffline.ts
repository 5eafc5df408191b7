'use client';
import { useSyncExternalStore } from 'react';

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
