'use client';
import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the component's markup came from a server: true there and in a client that hydrates it, for the component's life. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}
