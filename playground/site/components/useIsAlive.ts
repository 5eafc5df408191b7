import { useSyncExternalStore } from 'react';

const listenToNothing = () => () => undefined;

/** Whether the page is hydrated: false on the server and in the first render. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
}
