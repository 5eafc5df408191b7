/** Where a scroll area has hidden content. */
export type ScrollOverflow = 'none' | 'above' | 'below' | 'both';

/** Tolerance for rounding differences between scroll sizes. */
const ROUNDING_PX = 1;

/** Returns where content is hidden. `end` is the highest possible `scrollTop`. */
export function hiddenContent(scrollTop: number, end: number): ScrollOverflow {
  const isAbove = scrollTop > ROUNDING_PX;
  const isBelow = end - scrollTop > ROUNDING_PX;
  if (isAbove) return isBelow ? 'both' : 'above';
  return isBelow ? 'below' : 'none';
}
