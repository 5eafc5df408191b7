'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../shared/useLatestRef.ts';
import type { UseWindowedLayoutResult } from './types.ts';

export interface UseLayoutAnchorOptions {
  /** The item that a fragment of the address names, without its `#`; undefined or -1 where it is none of this list. */
  readonly indexOf: (fragment: string) => number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Makes `#…` in the address lead to an item that may not be mounted: when the page opens, and whenever the fragment changes.
 * An item that is mounted needs nothing but its `id`. What finds the way is fetched where an address has a fragment.
 */
export function useLayoutAnchor(
  windowed: Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>,
  { indexOf, enabled = true }: UseLayoutAnchorOptions,
): void {
  const isReady = enabled && windowed.layout !== null;
  const latest = useLatestRef({ windowed, indexOf });
  useEffect(() => {
    if (!isReady) return undefined;
    const ending = new AbortController();
    const follow = async (event?: Event) => {
      const { scrollY } = window;
      if (!window.location.hash) return;
      // Where it cannot be had the browser does what it can.
      const code = await import('./followFragment.ts').catch(() => null);
      // Whoever has moved meanwhile stays there.
      if (!ending.signal.aborted && window.scrollY === scrollY) code?.followFragment({ ...latest.current, event });
    };
    void follow();
    window.addEventListener('hashchange', (event) => void follow(event), { signal: ending.signal });
    return () => ending.abort();
  }, [isReady, latest]);
}
