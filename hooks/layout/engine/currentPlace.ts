import { sidewaysScroller } from './sidewaysScroller.ts';
import type { VisitedLists } from '../VisitedList.ts';
import type { VisitPlace } from '../VisitPlace.ts';

/** How far an item is from the upper edge of the window, and from its sides where it is beyond them. */
const distanceOf = ({ top, left, right }: DOMRect): number =>
  Math.abs(top) + Math.max(0, -right, left - window.innerWidth);

/** Where the page stands now; undefined at its beginning. */
export function currentPlace(lists: VisitedLists): VisitPlace | undefined {
  const { scrollY } = window;
  const isAside = [...lists].some(({ current }) => sidewaysScroller(current.windowed.containerRef.current)?.scrollLeft);
  if (scrollY <= 0 && !isAside) return undefined;
  const items = [...lists].flatMap(({ current }) => [...(current.windowed.containerRef.current?.children ?? [])]);
  const nearest = items
    .map((item) => ({ id: item.id, bounds: item.getBoundingClientRect() }))
    .filter(({ id, bounds }) => id && bounds.height > 0)
    .reduce<{ id: string; bounds: DOMRect } | undefined>(
      (best, item) => (best && distanceOf(best.bounds) <= distanceOf(item.bounds) ? best : item),
      undefined,
    );
  return { id: nearest?.id ?? '', top: nearest?.bounds.top ?? 0, left: nearest?.bounds.left ?? 0, scrollY };
}
