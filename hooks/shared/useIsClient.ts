'use client';
import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page is a client's own by now: false on a server and in the first render of a client that hydrates. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;

/**
 * Whether the component's markup came from a server: true there and in a client that hydrates it, for the component's life. React asks
 * for the server's answer only then, and hears the same afterwards: nothing is rendered a second time for it.
 */
export function useIsServerRendered(): boolean {
  const isServerRendered = useRef(false);
  return useSyncExternalStore(
    subscribeToNothing,
    () => isServerRendered.current,
    () => (isServerRendered.current = true),
  );
}
