import type { LayoutRange } from '../../gallery/layout/types.ts';
import type { MultiSelectItem } from './types.ts';

/** An item to mount. */
export interface VirtualItem {
  readonly item: MultiSelectItem;
  /**
   * The total height of the unmounted items before this one, in CSS pixels. Pass it to `getItemProps`. Undefined if all
   * items are mounted.
   */
  readonly offsetPx: number | undefined;
}

/** The heights of measured items, and the estimated height of all other items, in CSS pixels. */
export interface ItemHeights {
  readonly measured: ReadonlyMap<string, number>;
  readonly usual: number;
}

export const heightOf = ({ measured, usual }: ItemHeights, { value }: MultiSelectItem): number =>
  measured.get(value) ?? usual;

/** Returns the items between two offsets in the list, including partially visible ones. */
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

/** Returns the items at the given indices, in order, each with the total height of the skipped items before it. */
export function virtualItems(
  items: readonly MultiSelectItem[],
  indices: readonly number[],
  heights: ItemHeights,
): readonly VirtualItem[] {
  let next = 0;
  return indices.flatMap((index) => {
    const item = items[index];
    if (!item) return [];
    let offsetPx = 0;
    for (; next < index; next++) offsetPx += heightOf(heights, items[next] ?? item);
    next = index + 1;
    return [{ item, offsetPx }];
  });
}
