import type { RefObject } from 'react';
import { isFreshVisit } from '../../shared/engine/pageLoad.ts';
import { createPageState } from '../../shared/pageState.ts';
import type { LayoutRectangle, RestorableList, RestorableLists } from '../types.ts';
import { retryScroll } from './retryScroll.ts';
import type { PendingScroll } from './retryScroll.ts';
import { readScrollPosition, scrollPositionStore, sidewaysScroller } from './scrollPosition.ts';
import type { ScrollPosition } from './scrollPosition.ts';
import { scrollToIndex } from './scrollToIndex.ts';

interface RestorationState {
  lists: Set<RefObject<RestorableList>>;
  isReturning: boolean;
}

const page = /* @__PURE__ */ createPageState<RestorationState>('scrollRestoration', () => ({
  lists: new Set(),
  isReturning: false,
}));

function keepPosition(): void {
  // Who leaves before a position is restored is still to come back to it.
  if (!page.isReturning) scrollPositionStore.write(readScrollPosition(page.lists));
}

function goToFragment(): void {
  const scroll = createFragmentScroll(page.lists);
  if (scroll) retryScroll(scroll, page.lists);
}

function goBack(): void {
  const position = scrollPositionStore.read();
  if (!position || history.scrollRestoration === 'manual') return;
  // The browser goes as far as the page goes without scripts. Who scrolls before they run is not told apart from it.
  page.isReturning = !navigator.userActivation?.hasBeenActive;
  if (!page.isReturning) {
    scrollPositionStore.write(undefined);
    return;
  }
  retryScroll(createRestoration(page.lists, position), page.lists, () => {
    page.isReturning = false;
    scrollPositionStore.write(undefined);
  });
}

/**
 * Restores where the visitor left the page with this list, and keeps where they leave it; leads to the item that the address
 * names. Returns what ends that.
 */
export function restoreScroll(list: RefObject<RestorableList>): () => void {
  const ending = new AbortController();
  page.lists.add(list);
  addEventListener('pagehide', () => keepPosition(), ending);
  addEventListener('hashchange', () => goToFragment(), ending);
  if (!isFreshVisit()) goBack();
  // Elsewhere than at its beginning a new page has been taken by the browser, or by the visitor.
  else if (window.scrollY === 0) goToFragment();
  return () => {
    ending.abort();
    page.lists.delete(list);
  };
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/** The scroll back to where the visitor left the page: to the item that stood there, or as far down the page as that was. */
function createRestoration(lists: RestorableLists, position: ScrollPosition): PendingScroll {
  /** Returns the distance of the item from its former place; undefined while that is unknown. */
  function itemShift() {
    const { list, index = -1 } = findItem(lists, position.id) ?? {};
    const bounds = list && itemBounds(list.windowed, index);
    return bounds && { windowed: list.windowed, down: bounds.top - position.top, aside: bounds.left - position.left };
  }
  // The browser goes there by itself, or as near as a page gets whose lists are not there yet.
  const isWhereBrowserGoes = () => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return [0, end, position.scrollY].some((top) => isSame(top, window.scrollY));
  };
  return {
    // A list may move the page as it comes.
    isExpected: () => itemShift() !== undefined || isWhereBrowserGoes(),
    attempt() {
      const shift = itemShift();
      if (!shift && position.id && !isEveryListThere(lists)) return false;
      const target = shift ? window.scrollY + shift.down : position.scrollY;
      if (!isSame(target, window.scrollY)) window.scrollTo({ top: target, behavior: 'instant' });
      if (shift)
        sidewaysScroller(shift.windowed.containerRef.current)?.scrollBy?.({ left: shift.aside, behavior: 'instant' });
      return shift !== undefined || isSame(target, window.scrollY);
    },
  };
}

const isInside = (start: number, length: number, whole: number) => start >= 0 && start + length <= whole;

/** Whether an item is seen whole already: the browser has been there, or the visitor. */
function isInView(windowed: RestorableList['windowed'], index: number): boolean {
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

/** The scroll to the item that the address names now. */
function createFragmentScroll(lists: RestorableLists): PendingScroll | undefined {
  const fragment = readFragment();
  if (!fragment) return undefined;
  return {
    isExpected: () => false,
    attempt() {
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

/** Returns the bounds of an item in the window, mounted or not; undefined before it is laid out. Lengths in CSS pixels. */
function itemBounds({ layout, containerRef }: RestorableList['windowed'], index: number): LayoutRectangle | undefined {
  const list = containerRef.current;
  if (!list || !layout || index >= layout.count) return undefined;
  const bounds = list.getBoundingClientRect();
  const { left: start, top, width, height } = layout.rectangleOf(index);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return { left: isRtl ? bounds.right - start - width : bounds.left + start, top: bounds.top + top, width, height };
}

/** The list that has an item of this id, and the item's index there. */
function findItem(
  lists: RestorableLists,
  id: string,
): { readonly list: RestorableList; readonly index: number } | undefined {
  for (const { current: list } of lists) {
    const index = list.indexOf(id) ?? -1;
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** Whether none of the lists is still loading. */
const isEveryListThere = (lists: RestorableLists): boolean =>
  [...lists].every(({ current }) => Boolean(current.windowed.layout?.count));
