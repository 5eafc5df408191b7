'use client';
import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the component has hydrated: false on a server and in the first render of a hydrating client. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * Whether the component's markup came from a server: true there and in a hydrating client, for the component's life. React reads the server
 * snapshot only then, and the later snapshots are the same, so nothing renders a second time.
 */
export function useIsServerRendered(): boolean {
  const isServerRendered = useRef(false);
  return useSyncExternalStore(
    subscribeToNothing,
    () => isServerRendered.current,
    () => (isServerRendered.current = true),
  );
}
