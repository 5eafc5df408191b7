import type { ScrollRange } from '../shared/engine/scrolling.ts';

/** Where a scroll area has hidden content. */
export type ScrollOverflow = 'none' | 'above' | 'below' | 'both';

/** Tolerance for rounding differences between scroll sizes. */
const ROUNDING_PX = 1;

/** Returns where content is hidden. */
export function hiddenContent(scrollTop: number, { top, bottom }: ScrollRange): ScrollOverflow {
  const isAbove = scrollTop - top > ROUNDING_PX;
  const isBelow = bottom - scrollTop > ROUNDING_PX;
  if (isAbove) return isBelow ? 'both' : 'above';
  return isBelow ? 'below' : 'none';
}
