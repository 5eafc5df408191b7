'use client';
import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component's markup came from a server: true there and in a client that hydrates it, for the component's life. React asks
 * for the server's answer only then, and hears the same afterwards: nothing is rendered a second time for it.
 */
export function useIsServerRendered(): boolean {
  const isServerRendered = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => isServerRendered.current,
    () => (isServerRendered.current = true),
  );
}
