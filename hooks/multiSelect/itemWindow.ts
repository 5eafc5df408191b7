import type { LayoutRange } from '../layout/types.ts';
import type { MultiSelectItem } from './types.ts';

/** An item that belongs in the document now. */
export interface MountedItem {
  readonly item: MultiSelectItem;
  /** The total height of the earlier items that are not in the document, in CSS pixels: for `getItemProps`. Undefined if all items are there. */
  readonly gapPx: number | undefined;
}

/** The heights of items: measured, or estimated from most of them. */
export interface ItemHeights {
  readonly measured: ReadonlyMap<string, number>;
  readonly usual: number;
}

export const heightOf = ({ measured, usual }: ItemHeights, { value }: MultiSelectItem): number =>
  measured.get(value) ?? usual;

/** The items between two heights of their list, with those that are cut. */
export function itemsBetween(
  items: readonly MultiSelectItem[],
  heights: ItemHeights,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): LayoutRange {
  let [start, end, y] = [0, 0, 0];
  for (const item of items) {
    const below = y + heightOf(heights, item);
    if (below <= top) start += 1;
    if (y >= bottom) break;
    end += 1;
    y = below;
  }
  return { start: Math.min(start, end), end };
}

/** The items at these places, in order, each with the room that the ones before it take which are at none of them. */
export function mountedItems(
  items: readonly MultiSelectItem[],
  indices: readonly number[],
  heights: ItemHeights,
): readonly MountedItem[] {
  let next = 0;
  return indices.flatMap((index) => {
    const item = items[index];
    if (!item) return [];
    let gapPx = 0;
    for (; next < index; next++) gapPx += heightOf(heights, items[next] ?? item);
    next = index + 1;
    return [{ item, gapPx }];
  });
}
