'use client';
import { useSyncExternalStore } from 'react';
import { isMobileSystem } from './isMobileSystem.ts';

const subscribe = () => () => undefined;

/** Whether this is a mobile system. `userAgent`, that of the request, says so on a server and in the first client render. */
export function useMobileSystem(userAgent = ''): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMobileSystem(navigator.userAgent, navigator.maxTouchPoints),
    () => isMobileSystem(userAgent),
  );
}
