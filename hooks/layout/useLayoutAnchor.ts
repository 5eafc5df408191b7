'use client';
import { useEffect } from 'react';
import { readDirection } from '../shared/readDirection.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { scrollToIndex } from './scrollToIndex.ts';
import type { UseWindowedLayoutResult } from './types.ts';

type Anchored = Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>;

export interface UseLayoutAnchorOptions {
  /** The item that a fragment of the address names, without its `#`; undefined or -1 where it is none of this list. */
  readonly indexOf: (fragment: string) => number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Makes `#…` in the address lead to an item that may not be mounted: when the page opens, and whenever the fragment changes.
 * An item that is mounted needs nothing but its `id`.
 */
export function useLayoutAnchor(windowed: Anchored, { indexOf, enabled = true }: UseLayoutAnchorOptions): void {
  const isReady = enabled && windowed.layout !== null;
  const follow = useStableCallback(() => {
    const fragment = readFragment();
    const index = fragment ? indexOf(fragment) : undefined;
    if (index !== undefined && index >= 0 && !isInView(windowed, index)) {
      scrollToIndex(windowed, index, { block: 'center', inline: 'nearest' });
    }
  });
  useEffect(() => {
    if (!isReady) return undefined;
    // A reload and Back bring their own position.
    if (performance.getEntriesByType('navigation').every((entry) => isFreshVisit(entry))) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isReady, follow]);
}

const isFreshVisit = (entry: PerformanceEntry) => (entry as PerformanceNavigationTiming).type === 'navigate';

const isInside = (start: number, length: number, whole: number) => start >= 0 && start + length <= whole;

/** The browser has been there already, or the visitor. */
function isInView({ layout, containerRef }: Anchored, index: number): boolean {
  const list = containerRef.current;
  const place = layout?.rectangleOf(index);
  if (!list || !place) return false;
  const bounds = list.getBoundingClientRect();
  const top = bounds.top + place.top;
  const left = readDirection(list) === 'rtl' ? bounds.right - place.left - place.width : bounds.left + place.left;
  return isInside(top, place.height, window.innerHeight) && isInside(left, place.width, window.innerWidth);
}

function readFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
