'use client';
import { useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { RunningTransition } from '../transition/engine/createSlidePlayer.ts';
import { longestChangeMs } from './navigationQueue.ts';
import type { NavigationTarget } from './resolveNavigation.ts';
import type { LightboxIndexReason, NavigationPolicy, UseLightboxResult } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export type LightboxNavigation = Pick<UseLightboxResult, 'next' | 'previous' | 'goTo'>;

export interface LightboxNavigationOptions extends RunningTransition {
  readonly policy: NavigationPolicy;
  readonly isEnabled: boolean;
}

/** The verbs that lead to another slide. While a change is running they queue up as the policy says. */
export function useLightboxNavigation<TImage extends GalleryImage>(
  { dispatch, store, takeRequest }: LightboxMachine<TImage>,
  { policy, isEnabled, hurry }: LightboxNavigationOptions,
): LightboxNavigation {
  const request = useStableCallback((target: NavigationTarget, reason: LightboxIndexReason, event?: Event) => {
    if (!isEnabled) return;
    dispatch({ type: 'indexRequested', target, policy, reason, event });
    takeRequest();
    const now = store.get();
    if (now.status !== 'open' || !now.change || now.queue.length === 0) return;
    hurry(longestChangeMs(now.change.hasWaited, now.queue.length));
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
