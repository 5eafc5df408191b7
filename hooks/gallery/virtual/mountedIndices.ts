import type { LayoutRange } from './types.ts';

export interface MountedIndicesOptions {
  readonly count: number;
  readonly range: LayoutRange;
  /**
   * The focused item. It is mounted with its two neighbors, so that Tab finds the next item even if the focused one is
   * out of view.
   */
  readonly focusedIndex: number | undefined;
  /** An item that is always mounted. */
  readonly pinnedIndex: number | undefined;
}

/**
 * Returns the indices of the items to mount, in ascending order: the items in range, the focused item with its
 * neighbors, and the pinned item.
 */
export function mountedIndices({ count, range, focusedIndex = -2, pinnedIndex = -1 }: MountedIndicesOptions): number[] {
  const indices = new Set([focusedIndex - 1, focusedIndex, focusedIndex + 1, pinnedIndex]);
  for (let index = range.start; index < range.end; index++) indices.add(index);
  return [...indices].filter((index) => index >= 0 && index < count).sort((one, other) => one - other);
}
