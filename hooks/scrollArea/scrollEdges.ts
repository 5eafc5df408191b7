/** What is out of sight of a scroll area: nothing, something above, something below, or both. */
export type HiddenContent = 'none' | 'above' | 'below' | 'both';

export interface ScrollMeasures {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Browsers round the three measures each for itself. */
const ROUNDING_PX = 1;

/** Where there is more to see. */
export function hiddenContent({ scrollTop, scrollHeight, clientHeight }: ScrollMeasures): HiddenContent {
  const isAbove = scrollTop > ROUNDING_PX;
  const isBelow = scrollHeight - clientHeight - scrollTop > ROUNDING_PX;
  if (isAbove) return isBelow ? 'both' : 'above';
  return isBelow ? 'below' : 'none';
}
