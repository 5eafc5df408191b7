'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { isPageStill } from './engine/isPageStill.ts';

const readNothing = (): boolean => false;
const listenToNothing = () => () => undefined;

/** Returns whether a media query currently matches. `false` on the server and in the first client render. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = useMemo(() => createMediaQueryStore(query), [query]);
  return useSyncExternalStore(subscribe, read, readNothing);
}

/** Creates the query once. Each render reads whether it matches. */
function createMediaQueryStore(query: string) {
  let known: MediaQueryList | undefined;
  // jsdom has no media queries, so no query matches there.
  const list = () => (known ??= window.matchMedia?.(query) as MediaQueryList | undefined);
  return {
    read: () => list()?.matches ?? false,
    subscribe(onChange: () => void) {
      const watched = list();
      watched?.addEventListener('change', onChange);
      return () => watched?.removeEventListener('change', onChange);
    },
  };
}

/**
 * Returns whether the system or the page (`data-loggia-motion`) requests reduced motion. The attribute is read in each
 * render.
 */
export function useReducedMotion(): boolean {
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useSyncExternalStore(listenToNothing, isPageStill, readNothing) || isSystemStill;
}
