'use client';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The page's address without its hash; undefined on a server and in the first client render. */
export const usePageAddress = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.location.href.replace(/#.*/s, ''),
    () => undefined,
  );
