import type { RefObject } from 'react';
import {
  pageScroller,
  readPageTop,
  scrollPageTo,
  scrollEnd,
  sidewaysScroller,
} from '../../../core/shared/engine/scrolling.ts';
import { createPageState } from '../../../core/shared/pageState.ts';
import type { LayoutRectangle } from '../../virtual/types.ts';
import type { RestorableList, RestorableLists } from '../types.ts';
import { retryScroll, type PendingScroll } from './retryScroll.ts';
import { readScrollPosition } from './scrollPosition.ts';
import { scrollPositionStore, type ScrollPosition } from './scrollPositionStore.ts';
import { scrollToIndex } from './scrollToIndex.ts';
import type { ScrollTarget } from './restoreScroll.ts';

interface RestorationState {
  lists: Set<RefObject<RestorableList>>;
  isReturning: boolean;
}

const page = /* @__PURE__ */ createPageState<RestorationState>('scrollRestoration', () => ({
  lists: new Set(),
  isReturning: false,
}));

function savePosition(): void {
  // Do not overwrite the saved position before it has been restored.
  if (!page.isReturning) scrollPositionStore.write(readScrollPosition(page.lists));
}

function followFragment(top?: number): void {
  const scroll = createFragmentScroll(page.lists);
  if (scroll) retryScroll(scroll, page.lists, { top });
}

function restorePosition(): void {
  const position = scrollPositionStore.read();
  if (!position || history.scrollRestoration === 'manual') return;
  // The browser has already scrolled as far as the page allows without scripts. The scroll position can't distinguish
  // this from scrolling by the user, so check for user activation.
  page.isReturning = !navigator.userActivation?.hasBeenActive;
  if (!page.isReturning) {
    scrollPositionStore.write(undefined);
    return;
  }
  retryScroll(createRestoration(page.lists, position), page.lists, {
    onFinish() {
      page.isReturning = false;
      scrollPositionStore.write(undefined);
    },
  });
}

/** @inline */
interface FollowScrollOptions {
  /** Where to scroll first. If `undefined`, the page stays where it is. */
  readonly target: ScrollTarget | undefined;
  /**
   * The page's position when the fragment was read. If the position has changed since, the user or the browser has
   * scrolled.
   */
  readonly top: number;
  /** Ends everything when it is aborted. */
  readonly signal: AbortSignal;
}

/** Scrolls to the target, saves the page's position when the user leaves, and follows new URL fragments. */
export function followScroll(list: RefObject<RestorableList>, { target, top, signal }: FollowScrollOptions): void {
  page.lists.add(list);
  signal.addEventListener('abort', () => page.lists.delete(list));
  addEventListener('pagehide', () => savePosition(), { signal });
  addEventListener('hashchange', () => followFragment(), { signal });
  if (target === 'position') restorePosition();
  else if (target === 'fragment') followFragment(top);
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/**
 * Creates a scroll to the place where the user left the page: to the item that was there, or to the same distance from
 * the top of the page.
 */
function createRestoration(lists: RestorableLists, position: ScrollPosition): PendingScroll {
  /** Returns how far the item is from its former position, or `undefined` while its current position is unknown. */
  function itemShift() {
    const { list, index = -1 } = findItem(lists, position.id) ?? {};
    const bounds = list && itemBounds(list.virtualized, index);
    return (
      bounds && { virtualized: list.virtualized, down: bounds.top - position.top, aside: bounds.left - position.left }
    );
  }
  // The browser itself scrolls to the saved position, or to the end of the page while the lists are still loading.
  const isWhereBrowserGoes = () => {
    const end = scrollEnd(pageScroller(document));
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

/** Whether the whole item is already in view. */
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

/** Creates a scroll to the item in the URL fragment. Returns `undefined` if there is no fragment. */
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
      // Images of unknown size are measured from first to last, so the item may not be laid out yet.
      const index = Math.min(item.index, virtualized.layout.count - 1);
      // Show an item taller than the window from its top.
      const block = virtualized.layout.rectangleOf(index).height > window.innerHeight ? 'start' : 'center';
      if (!isInView(virtualized, index)) scrollToIndex(virtualized, index, { block, inline: 'nearest' });
      return index === item.index;
    },
  };
}

/**
 * Returns the bounds of an item relative to the window, in CSS pixels, even if the item is not mounted. Returns
 * `undefined` if the item has not been laid out yet.
 */
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

/** Returns the list that contains an item with this id, and the item's index. */
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

/** Whether all lists have loaded. */
const isEveryListLoaded = (lists: RestorableLists): boolean =>
  [...lists].every(({ current }) => Boolean(current.virtualized.layout?.count));
