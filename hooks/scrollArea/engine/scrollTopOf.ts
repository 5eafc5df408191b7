import { scrollRange } from '../../shared/engine/scrollRange.ts';
import type { ScrollTarget } from '../types.ts';

/** Where an area has to stand so that the target is at its top. */
export function scrollTopOf(area: Element, target: ScrollTarget): number {
  const { top, bottom } = scrollRange(area);
  if (typeof target === 'number') return top + target;
  if (target === 'top') return top;
  if (target === 'bottom') return bottom;
  return area.scrollTop + target.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientTop;
}
