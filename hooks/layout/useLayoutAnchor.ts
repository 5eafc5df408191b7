'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../shared/useStableCallback.ts';
import type { UseWindowedLayoutResult } from './types.ts';
import { restoreScroll } from './engine/restoreScroll.ts';

export interface UseLayoutAnchorOptions {
  /** The item whose element has this `id`, which is the whole fragment of an address; undefined or -1 where it is none of this list. */
  readonly indexOf: (id: string) => number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Makes `#…` in the address lead to an item that may not be mounted, when the page opens and whenever the fragment changes; and takes
 * a visitor who comes back, or reloads the page, to the items that were in view. Both wait for a list that is still on its way, and
 * not for a visitor who has moved meanwhile. An item needs nothing but its `id`.
 */
export function useLayoutAnchor(
  windowed: Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>,
  { indexOf, enabled = true }: UseLayoutAnchorOptions,
): void {
  const list = useLatestRef({ windowed, indexOf });
  useEffect(() => (enabled ? restoreScroll(list) : undefined), [enabled, list]);
}
