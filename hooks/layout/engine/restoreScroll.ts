import type { RefObject } from 'react';
import { isFreshVisit, pageScroller, readPageTop, scrollPageTo, scrollRange } from '../../shared/engine/scrolling.ts';
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

function savePosition(): void {
  // Before the old position is restored, it must not be overwritten.
  if (!page.isReturning) scrollPositionStore.write(readScrollPosition(page.lists));
}

function followFragment(): void {
  const scroll = createFragmentScroll(page.lists);
  if (scroll) retryScroll(scroll, page.lists);
}

function restorePosition(): void {
  const position = scrollPositionStore.read();
  if (!position || history.scrollRestoration === 'manual') return;
  // The browser has already scrolled as far as the page allows without scripts. A visitor who scrolled before then looks the same.
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
 * Restores the scroll position of a page with this list, saves it when the visitor leaves, and scrolls to the item that the address names.
 * Returns a function that ends all this.
 */
export function restoreScroll(list: RefObject<RestorableList>): () => void {
  const ending = new AbortController();
  page.lists.add(list);
  addEventListener('pagehide', () => savePosition(), ending);
  addEventListener('hashchange', () => followFragment(), ending);
  if (!isFreshVisit()) restorePosition();
  // A new page that is already scrolled was scrolled by the browser or the visitor.
  else if (readPageTop() === 0) followFragment();
  return () => {
    ending.abort();
    page.lists.delete(list);
  };
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/** Creates the scroll back to where the visitor left the page: to the item that was there, or to the same distance from the top. */
function createRestoration(lists: RestorableLists, position: ScrollPosition): PendingScroll {
  /** Returns the distance of the item from its former place; undefined while it is unknown. */
  function itemShift() {
    const { list, index = -1 } = findItem(lists, position.id) ?? {};
    const bounds = list && itemBounds(list.virtualized, index);
    return (
      bounds && { virtualized: list.virtualized, down: bounds.top - position.top, aside: bounds.left - position.left }
    );
  }
  // The browser scrolls there by itself, or as far as a page allows whose lists are still loading.
  const isWhereBrowserGoes = () => {
    const end = scrollRange(pageScroller(document)).bottom;
    return [0, end, position.scrollY].some((top) => isSame(top, readPageTop()));
  };
  return {
    // A list may move the page when it appears.
    isExpected: () => itemShift() !== undefined || isWhereBrowserGoes(),
    attempt() {
      const shift = itemShift();
      if (!shift && position.id && !isEveryListLoaded(lists)) return false;
      const target = shift ? readPageTop() + shift.down : position.scrollY;
      if (!isSame(target, readPageTop())) scrollPageTo(target);
      if (shift)
        sidewaysScroller(shift.virtualized.containerRef.current)?.scrollBy?.({
          left: shift.aside,
          behavior: 'instant',
        });
      return shift !== undefined || isSame(target, readPageTop());
    },
  };
}

const isInside = (start: number, length: number, whole: number) => start >= 0 && start + length <= whole;

/** Whether all of an item is in view already. */
function isInView(virtualized: RestorableList['virtualized'], index: number): boolean {
  const bounds = itemBounds(virtualized, index);
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

/** Creates the scroll to the item that the address names; undefined if it names none. */
function createFragmentScroll(lists: RestorableLists): PendingScroll | undefined {
  const fragment = readFragment();
  if (!fragment) return undefined;
  return {
    isExpected: () => false,
    attempt() {
      const item = findItem(lists, fragment);
      if (!item) return isEveryListLoaded(lists);
      const { virtualized } = item.list;
      if (!virtualized.layout?.count) return false;
      // Unknown sizes are measured from first to last, so the item may not be laid out yet.
      const index = Math.min(item.index, virtualized.layout.count - 1);
      // An item higher than the window is shown from its beginning.
      const block = virtualized.layout.rectangleOf(index).height > window.innerHeight ? 'start' : 'center';
      if (!isInView(virtualized, index)) scrollToIndex(virtualized, index, { block, inline: 'nearest' });
      return index === item.index;
    },
  };
}

/** Returns the bounds of an item in the window, mounted or not; undefined before it is laid out. Lengths in CSS pixels. */
function itemBounds(
  { layout, containerRef }: RestorableList['virtualized'],
  index: number,
): LayoutRectangle | undefined {
  const list = containerRef.current;
  if (!list || !layout || index >= layout.count) return undefined;
  const bounds = list.getBoundingClientRect();
  const { left: start, top, width, height } = layout.rectangleOf(index);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return { left: isRtl ? bounds.right - start - width : bounds.left + start, top: bounds.top + top, width, height };
}

/** Returns the list that has an item with this id, and the item's index there. */
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

/** Whether no list is still loading. */
const isEveryListLoaded = (lists: RestorableLists): boolean =>
  [...lists].every(({ current }) => Boolean(current.virtualized.layout?.count));
