import { findItem } from '../findItem.ts';
import { isEveryListThere } from '../isEveryListThere.ts';
import { itemBounds } from './itemBounds.ts';
import { sidewaysScroller } from './sidewaysScroller.ts';
import type { Way } from './takeWay.ts';
import type { VisitedLists } from '../VisitedList.ts';
import type { VisitPlace } from '../VisitPlace.ts';

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;

export interface ReturnWay extends Way {
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
