'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { ConsentSource } from '../backend/ConsentSource.ts';

const NO_SUBSCRIPTION = () => () => undefined;

/** Whether the visitor has agreed to a purpose. Never on a server, in the first client render, or without a source. */
export function useHasConsent(source: ConsentSource | undefined, purpose: string): boolean {
  const subscribe = useCallback((onChange: () => void) => (source?.subscribe ?? NO_SUBSCRIPTION)(onChange), [source]);
  return useSyncExternalStore(
    subscribe,
    () => source?.has(purpose) ?? false,
    () => false,
  );
}
