'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { useStableCallback } from './useStableCallback.ts';

/**
 * Runs `onHide` when React hides the tree around the caller (`<Activity>`, a Suspense boundary that suspends again) or removes it, and in
 * StrictMode's rehearsal.
 */
export function useOnHide(onHide: () => void): void {
  const hide = useStableCallback(onHide);
  useIsomorphicLayoutEffect(() => hide, [hide]);
}
