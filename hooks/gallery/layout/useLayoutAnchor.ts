'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import type { UseVirtualLayoutResult } from '../virtual/types.ts';
import { restoreScroll } from './engine/restoreScroll.ts';

export interface UseLayoutAnchorOptions {
  /**
   * Returns the index of the item whose element has this `id` (the whole URL fragment). Returns `undefined` or −1 if
   * there is no such item.
   */
  readonly indexOf: (id: string) => number | undefined;
  /** Whether the hook is active. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * When the page opens and when the URL fragment changes, scrolls to the item that the fragment targets, even if the
 * item is not mounted. After going back or reloading, scrolls to the items that were in view before. In both cases,
 * scrolling waits until the list has loaded and is canceled if the user scrolls. The items only need an `id`.
 */
export function useLayoutAnchor(
  virtualized: Pick<UseVirtualLayoutResult, 'layout' | 'containerRef'>,
  { indexOf, enabled = true }: UseLayoutAnchorOptions,
): void {
  const list = useLatestRef({ virtualized, indexOf });
  useEffect(() => (enabled ? restoreScroll(list) : undefined), [enabled, list]);
}
