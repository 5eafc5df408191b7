'use client';
import { useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { NavigationTarget } from './resolveNavigation.ts';
import type { LightboxIndexReason, NavigationPolicy, UseLightboxResult } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export type LightboxNavigation = Pick<UseLightboxResult, 'next' | 'previous' | 'goTo'>;

/** The verbs that lead to another slide. While a change is running they queue up as the policy says. */
export function useLightboxNavigation<TImage extends GalleryImage>(
  { dispatch, takeRequest }: LightboxMachine<TImage>,
  { policy, isEnabled }: { readonly policy: NavigationPolicy; readonly isEnabled: boolean },
): LightboxNavigation {
  const request = useStableCallback((target: NavigationTarget, reason: LightboxIndexReason, event?: Event) => {
    if (!isEnabled) return;
    dispatch({ type: 'indexRequested', target, policy, reason, event });
    takeRequest();
  });
  return useMemo<LightboxNavigation>(
    () => ({
      next: (reason = 'imperative', event) => request({ step: 1 }, reason, event),
      previous: (reason = 'imperative', event) => request({ step: -1 }, reason, event),
      goTo: (index, reason = 'imperative', event) => request({ index }, reason, event),
    }),
    [request],
  );
}
