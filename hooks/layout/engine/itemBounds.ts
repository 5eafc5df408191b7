import type { LayoutRectangle } from '../types.ts';
import type { VisitedList } from '../VisitedList.ts';

/** Where an item stands in the window, mounted or not; undefined before it is laid out. Lengths in CSS pixels. */
export function itemBounds(
  { layout, containerRef }: VisitedList['windowed'],
  index: number,
): LayoutRectangle | undefined {
  const list = containerRef.current;
  if (!list || !layout || index >= layout.count) return undefined;
  const bounds = list.getBoundingClientRect();
  const { left: start, top, width, height } = layout.rectangleOf(index);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return { left: isRtl ? bounds.right - start - width : bounds.left + start, top: bounds.top + top, width, height };
}
