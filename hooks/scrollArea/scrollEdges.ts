import type { ScrollRange } from '../shared/engine/scrolling.ts';

/** The sides at which a scroll area goes on out of sight: nothing, something above, something below, or both. */
export type HiddenContent = 'none' | 'above' | 'below' | 'both';

/** Browsers round what they measure each for itself. */
const ROUNDING_PX = 1;

/** Returns the sides at which there is more to see. */
export function hiddenContent(scrollTop: number, { top, bottom }: ScrollRange): HiddenContent {
  const isAbove = scrollTop - top > ROUNDING_PX;
  const isBelow = bottom - scrollTop > ROUNDING_PX;
  if (isAbove) return isBelow ? 'both' : 'above';
  return isBelow ? 'below' : 'none';
}
