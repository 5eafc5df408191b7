import { readPageTop, sidewaysScroller } from '../../../core/shared/engine/scrolling.ts';
import type { RestorableLists } from '../types.ts';
import type { ScrollPosition } from './scrollPositionStore.ts';

/**
 * Returns the distance of an item from the top of the window. If the item is to the left or right of the window, adds
 * the distance from that side.
 */
const distanceOf = ({ top, left, right }: DOMRect): number =>
  Math.abs(top) + Math.max(0, -right, left - window.innerWidth);

/** Returns the page's current scroll position, or `undefined` if it is at the start. */
export function readScrollPosition(lists: RestorableLists): ScrollPosition | undefined {
  const scrollY = readPageTop();
  const isAside = [...lists].some(
    ({ current }) => sidewaysScroller(current.virtualized.containerRef.current)?.scrollLeft,
  );
  if (scrollY <= 0 && !isAside) return undefined;
  const items = [...lists].flatMap(({ current }) => [...(current.virtualized.containerRef.current?.children ?? [])]);
  const nearest = items
    .map((item) => ({ id: item.id, bounds: item.getBoundingClientRect() }))
    .filter(({ id, bounds }) => id && bounds.height > 0)
    .reduce<{ id: string; bounds: DOMRect } | undefined>(
      (best, item) => (best && distanceOf(best.bounds) <= distanceOf(item.bounds) ? best : item),
      undefined,
    );
  return { id: nearest?.id ?? '', top: nearest?.bounds.top ?? 0, left: nearest?.bounds.left ?? 0, scrollY };
}
