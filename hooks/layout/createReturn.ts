import { findItem } from './findItem.ts';
import { isEveryListThere } from './isEveryListThere.ts';
import type { Way } from './takeWay.ts';
import type { VisitedLists } from './VisitedList.ts';
import type { VisitPlace } from './VisitPlace.ts';

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

/** The way back to where the visitor left the page: to the item that stood there, or as far down the page as that was. */
export function createReturn(lists: VisitedLists, place: VisitPlace): Way {
  /** Where the window has to stand for the item to stand where it stood; undefined while that is not known. */
  function itemTop(): number | undefined {
    const { list, index } = findItem(lists, place.id) ?? {};
    const { layout, containerRef } = list?.windowed ?? {};
    const bounds = containerRef?.current?.getBoundingClientRect();
    if (!layout || !bounds || index === undefined || index >= layout.count) return undefined;
    return window.scrollY + bounds.top + layout.rectangleOf(index).top - place.top;
  }
  return {
    // The browser itself goes there, or as near as a page gets whose lists are not there yet; and a list may move the page as it comes.
    isExpected() {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      return itemTop() !== undefined || [0, end, place.scrollY].some((top) => isSame(top, window.scrollY));
    },
    go() {
      const top = itemTop();
      if (top === undefined && place.id && !isEveryListThere(lists)) return false;
      const target = top ?? place.scrollY;
      if (!isSame(target, window.scrollY)) window.scrollTo({ top: target, behavior: 'instant' });
      return top !== undefined || isSame(target, window.scrollY);
    },
  };
}
