'use client';
import { useFragmentCode } from '../shared/useFragmentCode.ts';
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
  useFragmentCode({
    reader: enabled && windowed.layout ? '' : undefined,
    load: () => import('./followFragment.ts'),
    follow: ({ followFragment }, visit) => followFragment({ windowed, indexOf, visit }),
  });
}
