import type { LayoutRange } from './types.ts';

export interface MountedIndicesOptions {
  readonly count: number;
  readonly range: LayoutRange;
  /** Mounted with both its neighbours, so that Tab finds the next item where focus has been scrolled away. */
  readonly focusedIndex: number | undefined;
  /** Mounted wherever it is. */
  readonly pinnedIndex: number | undefined;
}

/** The items to mount, ascending: those in range, the focused one with its neighbours, and the pinned one. */
export function mountedIndices({ count, range, focusedIndex = -2, pinnedIndex = -1 }: MountedIndicesOptions): number[] {
  const indices = new Set([focusedIndex - 1, focusedIndex, focusedIndex + 1, pinnedIndex]);
  for (let index = range.start; index < range.end; index++) indices.add(index);
  return [...indices].filter((index) => index >= 0 && index < count).sort((one, other) => one - other);
}
