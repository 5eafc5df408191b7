'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Claims } from './createClaims.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Makes a claim of this kind while `value` is neither `null` nor `undefined`. */
export function useClaim<TValues extends object, TKind extends keyof TValues>(
  claims: Claims<TValues> | undefined,
  kind: TKind,
  value: TValues[TKind] | null | undefined,
): void {
  useIsomorphicLayoutEffect(
    () => (claims && value !== null && value !== undefined ? claims.claim(kind, value) : undefined),
    [claims, kind, value],
  );
}

const NONE: readonly never[] = [];
const subscribeToNothing = () => () => undefined;

/** Returns the current claims of a kind, and renders again when they change. */
export function useClaims<TValues extends object, TKind extends keyof TValues>(
  claims: Claims<TValues> | undefined,
  kind: TKind,
): readonly TValues[TKind][] {
  const read = useCallback(() => claims?.claimsOf(kind) ?? NONE, [claims, kind]);
  return useSyncExternalStore(claims?.subscribe ?? subscribeToNothing, read, () => NONE);
}
