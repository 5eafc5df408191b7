import { firstIndexWhere } from '../../core/shared/clamp.ts';
import type { GalleryLayout, MeasuredItems } from './types.ts';

/** Measurements of a list, in CSS pixels. */
export interface ItemMeasures {
  readonly width: number;
  /** The gap between two items. */
  readonly gap: number;
  /** The heights of the mounted items, by index. */
  readonly heights: ReadonlyMap<number, number>;
  /**
   * The item that keeps its position when the heights of items above it change. If undefined, the first item keeps its
   * position.
   */
  readonly anchor: { readonly index: number; readonly top: number } | undefined;
}

/** The items of a list, one below the other. Immutable. All sizes are in CSS pixels. */
export interface ItemColumn {
  readonly gap: number;
  readonly firstKey: string;
  readonly lastKey: string;
  /** The average difference between an item's measured height and the part of it that is known. */
  readonly unknownHeight: number;
  /** The height of each item. Items that have not been measured have an estimated height. */
  readonly heights: readonly number[];
  /**
   * The offset of all items from the positions that their heights imply. It is the sum of the height changes above the
   * anchor.
   */
  readonly drift: number;
  readonly layout: GalleryLayout;
}

type UnplacedColumn = Omit<ItemColumn, 'layout'>;

/** Returns the column after a measurement, or `known` itself if nothing has changed. */
export function measureItems(known: ItemColumn | undefined, items: MeasuredItems, measures: ItemMeasures): ItemColumn {
  const { count, keyOf = String } = items;
  const { width, gap, anchor } = measures;
  const isContinued = known && isContinuation(known, count, keyOf);
  const isKept = isContinued && known.layout.width === width && known.gap === gap;
  const unknownHeight = isKept ? known.unknownHeight : averageUnknownHeight(items, measures);
  const heights = updateHeights(isKept ? known.heights : [], items, measures, unknownHeight);
  if (isKept && heights === known.heights) return known;

  const drift = isContinued ? known.drift : 0;
  const column = { gap, firstKey: keyOf(0), lastKey: keyOf(count - 1), unknownHeight, heights, drift };
  const next = withLayout(column, width);
  // If the items were replaced, there is no position to keep.
  if (!anchor || (known && !isContinued)) return next;
  return withLayout({ ...column, drift: drift + anchor.top - next.layout.rectangleOf(anchor.index).top }, width);
}

/** Returns the column with its items at the positions that their heights imply. */
export const withoutDrift = (column: ItemColumn): ItemColumn =>
  column.drift === 0 ? column : withLayout({ ...column, drift: 0 }, column.layout.width);

/**
 * Only the first and last items are compared. A wrong height of any other item is corrected once the item is mounted.
 */
const isContinuation = ({ firstKey, lastKey, heights }: ItemColumn, count: number, keyOf: (index: number) => string) =>
  count >= heights.length && keyOf(0) === firstKey && keyOf(heights.length - 1) === lastKey;

function knownHeight({ knownHeightOf = () => 0 }: MeasuredItems, index: number, width: number): number {
  const height = knownHeightOf(index, width);
  return height > 0 && height < Infinity ? height : 0;
}

function averageUnknownHeight(items: MeasuredItems, { width, heights }: ItemMeasures): number {
  let sum = 0;
  for (const [index, height] of heights) sum += height - knownHeight(items, index, width);
  return sum / Math.max(1, heights.size);
}

/** Returns the heights of all items after a measurement, or `known` itself if nothing has changed. */
function updateHeights(
  known: readonly number[],
  items: MeasuredItems,
  { width, heights: measured }: ItemMeasures,
  unknownHeight: number,
): readonly number[] {
  const heights = [...known];
  while (heights.length < items.count) {
    heights.push(Math.max(1, Math.round(knownHeight(items, heights.length, width) + unknownHeight)));
  }
  for (const [index, height] of measured) if (index < items.count) heights[index] = height;
  const isSame = heights.every((height, index) => height === known[index]);
  return isSame ? known : heights;
}

function withLayout(column: UnplacedColumn, width: number): ItemColumn {
  const { heights, gap, drift } = column;
  let end = drift;
  const tops = heights.map((height) => {
    const top = end;
    end += height + gap;
    return top;
  });
  /**
   * Returns the index of the item at an offset, or 0 if the offset is above the list. The gap below an item belongs to
   * the item.
   */
  const indexAt = (offset: number) =>
    Math.max(0, firstIndexWhere(tops.length, (index) => (tops[index] ?? 0) > offset) - 1);

  return {
    ...column,
    layout: {
      count: heights.length,
      width,
      height: Math.max(0, end - gap),
      rectangleOf: (index) => ({ left: 0, top: tops[index] ?? 0, width, height: heights[index] ?? 0 }),
      rangeBetween: (top, bottom) => ({ start: indexAt(top), end: indexAt(bottom) + 1 }),
    },
  };
}
