'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { FULLSCREEN_EVENTS, fullscreenElementAround } from './engine/fullscreenApi.ts';

/** Whether the browser shows `element` fullscreen now, however that came about. */
export function useNativeFullscreen(element: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = new AbortController();
      const { signal } = end;
      for (const type of FULLSCREEN_EVENTS) element?.ownerDocument.addEventListener(type, onChange, { signal });
      return () => end.abort();
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => element !== null && fullscreenElementAround(element) === element,
    () => false,
  );
}
