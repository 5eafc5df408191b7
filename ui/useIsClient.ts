'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on a server, and in the first client render after it. */
export const useIsClient = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
