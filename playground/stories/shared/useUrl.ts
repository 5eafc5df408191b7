import { useSyncExternalStore } from 'react';

const INTERVAL_MS = 100;

function subscribe(onChange: () => void): () => void {
  // `history.replaceState` fires no event.
  const timer = setInterval(onChange, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Returns the page's current hash and number of history entries. */
export function useUrl(): string {
  return useSyncExternalStore(
    subscribe,
    () => `hash: ${window.location.hash || 'none'}\nhistory entries: ${window.history.length}`,
    () => '',
  );
}
