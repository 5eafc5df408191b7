import { FIRST_PAINT_WIDTH_LIMIT_PX } from '../layout/constants.ts';
import { lengthBetween } from './lengthBetween.ts';
import type { FirstPaintPlan, GalleryLayout } from '../layout/types.ts';

interface WidthRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The geometry of a plan as style rules, for the paint before any script runs. `steps` are the widths, ascending, at which an
 * item may change its place or the way it grows; from the last one below `limit` on nothing changes but that.
 */
export function planStyleSheet(
  { plan, selector, count, width }: FirstPaintPlan,
  steps: readonly number[],
  limit = FIRST_PAINT_WIDTH_LIMIT_PX,
): string {
  const own = `${selector}:not([data-measured])`;
  const starts = [0, ...steps.filter((step) => step > 0 && step < limit)];
  const ranges = starts.map((from, index): WidthRange => ({ from, to: starts[index + 1] ?? limit }));

  function writeRules(one: GalleryLayout, other: GalleryLayout): string {
    const items = Array.from({ length: count }, (_, index) => {
      const side = (name: 'left' | 'top' | 'width' | 'height') =>
        lengthBetween(one, other, (layout) => layout.rectangleOf(index)[name]);
      return `${own} li:nth-child(${index + 1}){top:${side('top')};inset-inline-start:${side('left')};width:${side('width')};height:${side('height')}}`;
    });
    return `${own}{height:${lengthBetween(one, other, ({ height }) => height)}}${items.join('')}`;
  }
  const rules = width
    ? writeRules(plan.layoutAt(width), plan.layoutAt(width))
    : ranges.map(({ from, to }) => {
        const part = (to - from) / 4;
        const text = writeRules(plan.layoutAt(from + part), plan.layoutAt(to - part));
        return from === 0 ? text : `@container (min-width:${from}px){${text}}`;
      });
  return `@media screen{${own}{display:block;position:relative}${own} li{position:absolute}${[rules].flat().join('')}}`;
}
