import { findItem } from '../findItem.ts';
import { isEveryListThere } from '../isEveryListThere.ts';
import { itemBounds } from './itemBounds.ts';
import { scrollToIndex } from './scrollToIndex.ts';
import type { Way } from './takeWay.ts';
import type { VisitedList, VisitedLists } from '../VisitedList.ts';

const isInside = (start: number, length: number, whole: number) => start >= 0 && start + length <= whole;

/** The browser has been there already, or the visitor. */
function isInView(windowed: VisitedList['windowed'], index: number): boolean {
  const bounds = itemBounds(windowed, index);
  if (!bounds) return false;
  const { top, left, width, height } = bounds;
  return isInside(top, height, window.innerHeight) && isInside(left, width, window.innerWidth);
}

function readFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The way to the item that the address names now. */
export function createWayToFragment(lists: VisitedLists): Way | undefined {
  const fragment = readFragment();
  if (!fragment) return undefined;
  return {
    isExpected: () => false,
    go() {
      const item = findItem(lists, fragment);
      if (!item) return isEveryListThere(lists);
      const { windowed } = item.list;
      if (!windowed.layout?.count) return false;
      // Sizes that nobody knows are measured from the beginning to the end.
      const index = Math.min(item.index, windowed.layout.count - 1);
      // Of what is higher than the window the beginning is what one came for.
      const block = windowed.layout.rectangleOf(index).height > window.innerHeight ? 'start' : 'center';
      if (!isInView(windowed, index)) scrollToIndex(windowed, index, { block, inline: 'nearest' });
      return index === item.index;
    },
  };
}
