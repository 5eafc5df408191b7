import { useSyncExternalStore } from 'react';

const listenToNothing = () => () => undefined;

/** Whether scripts have come to this page: false on the server and in the first render. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
}
