'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page is a client's own by now: false on a server and in the first render of a client that hydrates. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
