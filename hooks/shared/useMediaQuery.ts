'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { isPageStill } from './engine/isPageStill.ts';

const readNothing = (): boolean => false;
const listenToNothing = () => () => undefined;

/** Whether a media query matches now. On the server and in the first client render it is false. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = useMemo(() => createMediaQueryStore(query), [query]);
  return useSyncExternalStore(subscribe, read, readNothing);
}

/** Creates the query once; each render reads whether it matches. */
function createMediaQueryStore(query: string) {
  let known: MediaQueryList | undefined;
  // jsdom has no media queries: there none matches.
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

/** Whether the visitor asked the system for less motion, or the page does (`data-loggia-motion`), which each render reads. */
export function useReducedMotion(): boolean {
  const isSystemStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useSyncExternalStore(listenToNothing, isPageStill, readNothing) || isSystemStill;
}
