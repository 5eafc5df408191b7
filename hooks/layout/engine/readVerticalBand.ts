import type { VisibleBand } from '../types.ts';

/** What the window shows of an element from top to bottom. A scroller in the window can only show less than the window. */
export function readVerticalBand(element: HTMLElement): VisibleBand {
  const { top } = element.getBoundingClientRect();
  return { top: -top, bottom: innerHeight - top };
}
