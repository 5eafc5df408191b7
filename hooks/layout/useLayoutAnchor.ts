'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../shared/useStableCallback.ts';
import type { UseVirtualLayoutResult } from './types.ts';
import { restoreScroll } from './engine/restoreScroll.ts';

export interface UseLayoutAnchorOptions {
  /** Returns the index of the item whose element has this `id`, the whole fragment of an address; undefined or −1 if the list has none. */
  readonly indexOf: (id: string) => number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Scrolls to the item that the fragment of the address names, mounted or not, when the page opens and whenever the fragment changes. After
 * Back or a reload it scrolls to the items that were in view. Both wait for a list that is still loading, and are dropped when the visitor
 * scrolls. An item needs only its `id`.
 */
export function useLayoutAnchor(
  virtualized: Pick<UseVirtualLayoutResult, 'layout' | 'containerRef'>,
  { indexOf, enabled = true }: UseLayoutAnchorOptions,
): void {
  const list = useLatestRef({ virtualized, indexOf });
  useEffect(() => (enabled ? restoreScroll(list) : undefined), [enabled, list]);
}
