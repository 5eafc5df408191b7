'use client';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Whether the page is being printed. An external store, because only such a change is rendered before the paper is laid out. */
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
