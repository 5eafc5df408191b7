'use client';
import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns whether the component has hydrated. `false` on the server and in the first render of a hydrating client. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns whether the component's markup was rendered on the server. `true` on the server, and for the component's
 * lifetime on a hydrating client. React reads the server snapshot only in these two cases. Later snapshots are the
 * same, so there is no second render.
 */
export function useIsServerRendered(): boolean {
  const isServerRendered = useRef(false);
  return useSyncExternalStore(
    subscribeToNothing,
    () => isServerRendered.current,
    () => (isServerRendered.current = true),
  );
}
