import type { RefObject } from 'react';
import { isFreshVisit } from '../shared/isFreshVisit.ts';
import { createReturn } from './createReturn.ts';
import { createWayToFragment } from './createWayToFragment.ts';
import { currentPlace } from './currentPlace.ts';
import { placeStore } from './placeStore.ts';
import { takeWay } from './takeWay.ts';
import type { VisitedList } from './VisitedList.ts';

const lists = new Set<RefObject<VisitedList>>();
const arrivalMs = performance.now();
/** When the window was scrolled before this code was here. */
let earlyScrollMs = 0;
let isReturning = false;

function keepPlace(): void {
  // Who leaves on the way back to a place is still to come back to it.
  if (!isReturning) placeStore.write(currentPlace(lists));
}

function goToFragment(isStale: () => boolean): void {
  const way = createWayToFragment(lists, isStale);
  if (way) takeWay(way, lists);
}

function goBack(openedTop: number): void {
  const place = placeStore.read();
  if (!place || history.scrollRestoration === 'manual') return;
  const way = createReturn(lists, place);
  // The browser goes as far as the page goes without scripts. Who moves before they run is not told apart from it.
  const isUnmoved = window.scrollY === openedTop || way.isWhereBrowserGoes();
  isReturning = !navigator.userActivation?.hasBeenActive && isUnmoved;
  if (!isReturning) {
    placeStore.write(undefined);
    return;
  }
  takeWay(way, lists, () => {
    isReturning = false;
    placeStore.write(undefined);
  });
}

/**
 * Goes along with a visit of a page with a list: leads to the item that the address names, keeps the place where the visitor leaves
 * the page, and leads back to it. `sign` is what this code was fetched for; a number where the page has just opened: how far down it
 * was when its scripts began, in CSS pixels.
 */
export function followVisit(list: RefObject<VisitedList>, signal: AbortSignal, sign: Event | number): void {
  if (signal.aborted) return;
  if (!lists.has(list)) {
    lists.add(list);
    signal.addEventListener('abort', () => lists.delete(list));
    addEventListener('pagehide', () => keepPlace(), { signal });
  }
  if (typeof sign === 'number') {
    if (!isFreshVisit()) goBack(sign);
    // Elsewhere than at its beginning a new page has been taken by the browser, or by the visitor.
    else if (window.scrollY === 0) goToFragment(() => earlyScrollMs > 0);
  } else if (sign.type !== 'scroll') {
    goToFragment(() => earlyScrollMs > sign.timeStamp);
  } else if (sign.target === document && sign.timeStamp < arrivalMs) {
    earlyScrollMs = sign.timeStamp;
  }
}
