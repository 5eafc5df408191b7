import type { ScrollTarget } from './types.ts';

/** Where an area has to stand so that the target is at its top. */
export function scrollTopOf(area: Element, target: ScrollTarget): number {
  if (typeof target === 'number') return target;
  if (target === 'top') return 0;
  if (target === 'bottom') return area.scrollHeight;
  return area.scrollTop + target.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientTop;
}
