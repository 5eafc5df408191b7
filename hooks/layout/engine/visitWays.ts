import type { LayoutRectangle } from '../types.ts';
import type { VisitedList, VisitedLists } from '../VisitedList.ts';
import type { VisitPlace } from './visitPlace.ts';
import { scrollToIndex } from './scrollToIndex.ts';
import { sidewaysScroller } from './sidewaysScroller.ts';
import type { Way } from './takeWay.ts';

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

interface ReturnWay extends Way {
  /** The page stands where the browser itself takes it. */
  isWhereBrowserGoes(): boolean;
}

/** The way back to where the visitor left the page: to the item that stood there, or as far down the page as that was. */
export function createReturn(lists: VisitedLists, place: VisitPlace): ReturnWay {
  /** How far the item is now from where it stood; undefined while that is not known. */
  function itemShift() {
    const { list, index = -1 } = findItem(lists, place.id) ?? {};
    const bounds = list && itemBounds(list.windowed, index);
    return bounds && { windowed: list.windowed, down: bounds.top - place.top, aside: bounds.left - place.left };
  }
  // It goes there, or as near as a page gets whose lists are not there yet.
  const isWhereBrowserGoes = () => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return [0, end, place.scrollY].some((top) => isSame(top, window.scrollY));
  };
  return {
    isWhereBrowserGoes,
    // A list may move the page as it comes.
    isExpected: () => itemShift() !== undefined || isWhereBrowserGoes(),
    go() {
      const shift = itemShift();
      if (!shift && place.id && !isEveryListThere(lists)) return false;
      const target = shift ? window.scrollY + shift.down : place.scrollY;
      if (!isSame(target, window.scrollY)) window.scrollTo({ top: target, behavior: 'instant' });
      if (shift)
        sidewaysScroller(shift.windowed.containerRef.current)?.scrollBy?.({ left: shift.aside, behavior: 'instant' });
      return shift !== undefined || isSame(target, window.scrollY);
    },
  };
}

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

/** Where an item stands in the window, mounted or not; undefined before it is laid out. Lengths in CSS pixels. */
function itemBounds({ layout, containerRef }: VisitedList['windowed'], index: number): LayoutRectangle | undefined {
  const list = containerRef.current;
  if (!list || !layout || index >= layout.count) return undefined;
  const bounds = list.getBoundingClientRect();
  const { left: start, top, width, height } = layout.rectangleOf(index);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return { left: isRtl ? bounds.right - start - width : bounds.left + start, top: bounds.top + top, width, height };
}

/** The list that has an item of this id, and the item's index there. */
function findItem(lists: VisitedLists, id: string): { readonly list: VisitedList; readonly index: number } | undefined {
  for (const { current: list } of lists) {
    const index = list.indexOf(id) ?? -1;
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** None of the lists is still on its way. */
const isEveryListThere = (lists: VisitedLists): boolean =>
  [...lists].every(({ current }) => Boolean(current.windowed.layout?.count));
