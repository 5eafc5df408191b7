'use client';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Returns whether the page is being printed. Uses an external store, because only updates of external stores are
 * rendered before the browser lays out the page for printing.
 */
export function usePrinting(): boolean {
  const isPrinting = useRef(false);
  const subscribe = useCallback((onChange: () => void) => {
    const handlePrint = (event: Event) => {
      isPrinting.current = event.type === 'beforeprint';
      onChange();
    };
    const ending = new AbortController();
    addEventListener('beforeprint', handlePrint, ending);
    addEventListener('afterprint', handlePrint, ending);
    return () => ending.abort();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => isPrinting.current,
    () => false,
  );
}
