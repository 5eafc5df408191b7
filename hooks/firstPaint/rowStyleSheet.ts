import { lengthBetween } from './lengthBetween.ts';
import type { FirstPaintPlan, GalleryLayout, LayoutRectangle } from '../layout/types.ts';

/** Taken off each image, so that a row never breaks for a rounding of the browser. */
const SLACK_PX = 0.02;

/** A mosaic of rows as style rules: its images flow, and each row has its height. Less text than a place for every image. */
export function rowStyleSheet(
  { plan, selector, count, gap }: FirstPaintPlan & { readonly gap: number },
  steps: readonly number[],
  share: number,
): string {
  const own = `${selector}:not([data-measured])`;
  const ratios = Array.from({ length: count }, (_, index) => {
    const { width, height } = plan.layoutAt(1000).rectangleOf(index);
    return `${own} li:nth-child(${index + 1}){--ratio:${(width / height).toFixed(4)}}`;
  });

  function writeRules(one: GalleryLayout, other: GalleryLayout): string {
    const rows = rowsOf(one, count).map(({ first, last }) => {
      const height = lengthBetween(one, other, (layout) => layout.rectangleOf(first).height);
      return `${own} li:nth-child(n+${first + 1}):nth-child(-n+${last + 1}){--row:${height}}`;
    });
    return `${own}{height:${lengthBetween(one, other, ({ height }) => height)}}${rows.join('')}`;
  }
  const rules = steps.map((from, index) => {
    const to = steps[index + 1] ?? from * 1.01;
    const part = (to - from) / 4;
    const text = writeRules(plan.layoutAt(from + part), plan.layoutAt(to - part));
    return index === 0 ? text : `@container (min-width:${from.toFixed(3)}px){${text}}`;
  });
  const flow =
    `${own}{display:flex;flex-wrap:wrap;align-content:start;gap:${gap}px;margin-inline:auto;width:${share * 100}%}` +
    `${own} li{flex:none;height:var(--row);width:calc(var(--row)*var(--ratio) - ${SLACK_PX}px)}`;
  return `@media screen{${flow}${ratios.join('')}${rules.join('')}}`;
}

/** First and last image of each row. */
function rowsOf(layout: GalleryLayout, count: number) {
  const rows: { readonly first: number; last: number; readonly place: LayoutRectangle }[] = [];
  for (let index = 0; index < count; index++) {
    const place = layout.rectangleOf(index);
    const row = rows.at(-1);
    if (row && Math.abs(row.place.top - place.top) < 0.001) row.last = index;
    else rows.push({ first: index, last: index, place });
  }
  return rows;
}
