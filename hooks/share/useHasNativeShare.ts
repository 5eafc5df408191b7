'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the system has a share sheet. */
export const useHasNativeShare = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => typeof navigator.share === 'function',
    () => false,
  );
