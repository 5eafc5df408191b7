'use client';
import { useSyncExternalStore } from 'react';
import { isMobileSystem } from './isMobileSystem.ts';

const subscribe = () => () => undefined;

/**
 * Whether this is a mobile system. On the server and in the first client render it uses `userAgent`, the request's
 * header.
 */
export function useMobileSystem(userAgent = ''): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMobileSystem(navigator.userAgent, navigator.maxTouchPoints),
    () => isMobileSystem(userAgent),
  );
}
