import {
  FIRST_PAINT_WIDTH_LIMIT_PX,
  MAX_TRACK_COUNT,
  MASONRY_GAP_PX,
  MASONRY_THUMBNAIL_SIZE_PX,
  MAX_COLUMNS,
  JUSTIFIED_FIRST_PAINT_WIDTHS_PX,
} from '../layout/constants.ts';
import { resolveJustifiedOptions } from '../layout/justifiedPlan.ts';
import { breakingStep, breakingStepStart } from '../layout/rowBreaks.ts';
import { thumbnailsColumnSteps } from '../layout/thumbnailSizes.ts';
import { resolveThumbnailsOptions } from '../layout/thumbnailsLayout.ts';
import type { GalleryLayout, LayoutRectangle } from '../virtual/types.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { FirstPaintOf } from './types.ts';

type ImageLayoutFirstPaint = FirstPaintOf<'masonry' | 'justified'>;
type FirstPaintPlan = Pick<ImageLayoutFirstPaint, 'plan' | 'selector' | 'count' | 'width'>;

/**
 * Returns the geometry of `thumbnailsLayout` as style rules, with the right number of columns and height at every
 * width.
 */
export function thumbnailsRules(firstPaint: Omit<FirstPaintOf<'thumbnails'>, 'view'>): string {
  const { count, selector, captionHeight = 0 } = firstPaint;
  const resolved = resolveThumbnailsOptions(firstPaint);
  const { thumbnailWidth, gap, resizable, ratio } = resolved;
  const slot = `(100cqw + ${gap}px)/var(--columns) - ${gap}px`;
  const geometry =
    `--cell:${resizable ? `calc(${slot})` : `min(${slot},${thumbnailWidth}px)`};display:grid;gap:${gap}px;` +
    'grid-template-columns:repeat(var(--columns),var(--cell));place-content:start space-around;' +
    `grid-auto-rows:calc(var(--cell)*${ratio} + ${captionHeight}px)`;
  const height = `calc((var(--cell)*${ratio} + ${captionHeight + gap}px)*var(--rows) - ${gap}px)`;
  const steps = thumbnailsColumnSteps(resolved).map(
    ({ columns, minWidth }) =>
      `@container (min-width:${minWidth}px){${selector}{--columns:${columns};--rows:${Math.ceil(count / columns)}}}`,
  );
  // When printing, all items are in normal flow, including items added after the server rendered the HTML.
  return `${selector}{${geometry}}@media screen{${selector}{height:${height}}}${steps.join('')}`;
}

/** Returns the rules for a masonry layout, with every image in its final position at every width. */
export function masonryRules(options: FirstPaintOf<'masonry'>): string {
  const { plan, selector, direction, thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX, maxColumns = MAX_COLUMNS } = options;
  const { gap = MASONRY_GAP_PX } = options;
  if (direction === 'rows') {
    // The length of the layout's rows does not depend on the width.
    const { width } = plan.layoutAt(1);
    return planRules({ ...options, width: 1 }, []).replace(selector, `${selector}{width:${width}px}${selector}`);
  }
  const columns = Array.from({ length: clamp(Math.floor(maxColumns), 1, MAX_TRACK_COUNT) }, (_, index) => index + 1);
  // Columns that are not resizable still shrink slightly if gaps reduce the width.
  const steps = columns.flatMap((count) => [count * thumbnailSize, count * thumbnailSize + (count - 1) * gap]);
  return planRules(
    options,
    [...new Set(steps)].sort((one, other) => one - other),
  );
}

/**
 * Returns the rules for a justified layout, with every image in its final position. Returns an empty string for a
 * resizable layout, because such a layout depends on the width of the window instead of its container.
 */
export function justifiedRules(options: FirstPaintOf<'justified'>): string {
  const { width, resizable } = options;
  const { direction, thumbnailSize, gap, totalWidth } = resolveJustifiedOptions(options);
  if (width) return planRules(options, []);
  if (resizable) return '';
  const share = totalWidth / 100;
  const [narrowest, widest] = JUSTIFIED_FIRST_PAINT_WIDTHS_PX;

  if (direction === 'columns') {
    const most = Math.floor(FIRST_PAINT_WIDTH_LIMIT_PX / (thumbnailSize + gap));
    const columns = Array.from({ length: most }, (_, index) => index + 1);
    const steps = columns.map((count) => (count * (thumbnailSize + gap) - gap) / share);
    const limit = steps.find((step) => step > widest);
    return planRules(options, steps, limit);
  }
  const first = breakingStep(narrowest * share);
  const last = breakingStep(widest * share);
  const steps = Array.from({ length: last - first + 1 }, (_, index) => breakingStepStart(first + index) / share);
  return rowRules({ ...options, gap }, steps, share);
}

/** Subtracted from each image's width so that rounding never breaks a row. */
const SLACK_PX = 0.02;

/**
 * Returns the rules for a justified layout in rows. Images are in normal flow, and a rule sets the height of each row.
 * This takes fewer rules than positioning every image.
 */
function rowRules(
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

/** Returns the first and last image of each row. */
function rowsOf(layout: GalleryLayout, count: number) {
  const rows: { readonly first: number; last: number; readonly rectangle: LayoutRectangle }[] = [];
  for (let index = 0; index < count; index++) {
    const rectangle = layout.rectangleOf(index);
    const row = rows.at(-1);
    if (row && Math.abs(row.rectangle.top - rectangle.top) < 0.001) row.last = index;
    else rows.push({ first: index, last: index, rectangle });
  }
  return rows;
}

interface WidthRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the geometry of a plan as style rules. `steps` are the widths, in ascending order, at which items change
 * their position or growth. Steps beyond `limit` are ignored.
 */
function planRules(
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

const round = (value: number) => Number(value.toFixed(3));

/**
 * Returns a CSS length that is linear between two values at two widths. Between two steps, every length of a plan is
 * linear.
 */
function lengthBetween(one: GalleryLayout, other: GalleryLayout, read: (layout: GalleryLayout) => number): string {
  const [first, second] = [read(one), read(other)];
  const slope = one.width === other.width ? 0 : (second - first) / (other.width - one.width);
  const rest = round(first - slope * one.width);
  return slope === 0 ? `${rest}px` : `calc(${round(slope * 100)}cqw + ${rest}px)`;
}
