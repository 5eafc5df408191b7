'use client';
import { useSyncExternalStore } from 'react';
import { isMobileSystem } from './isMobileSystem.ts';

const subscribe = () => () => undefined;

/**
 * Returns whether this is a mobile operating system. On the server and in the first client render, the result is based
 * on `userAgent`, which is the request's `User-Agent` header.
 */
export function useMobileSystem(userAgent = ''): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMobileSystem(navigator.userAgent, navigator.maxTouchPoints),
    () => isMobileSystem(userAgent),
  );
}
