import type { MeasuredWidth } from '../settleWidth.ts';

/** How wide an element is laid out now. */
export const readWidth = (element: HTMLElement): MeasuredWidth => ({
  // Not that of the bounding rectangle: an ancestor may be scaled for the length of an animation.
  width: Number.parseFloat(getComputedStyle(element).width) || 0,
  windowWidth: innerWidth,
  timeMs: performance.now(),
});
