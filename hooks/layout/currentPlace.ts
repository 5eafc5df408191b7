import type { VisitedLists } from './VisitedList.ts';
import type { VisitPlace } from './VisitPlace.ts';

/** Where the window stands now. */
export function currentPlace(lists: VisitedLists): VisitPlace {
  const { scrollY } = window;
  const items = [...lists].flatMap(({ current }) => [...(current.windowed.containerRef.current?.children ?? [])]);
  return items.reduce<VisitPlace>(
    (nearest, item) => {
      const { top, height } = item.getBoundingClientRect();
      const isNearer = item.id !== '' && height > 0 && Math.abs(top) < Math.abs(nearest.top);
      return isNearer ? { id: item.id, top, scrollY } : nearest;
    },
    { id: '', top: Infinity, scrollY },
  );
}
