import type { RefObject } from 'react';
import { isFreshVisit } from '../../shared/engine/isFreshVisit.ts';
import { createReturn } from './createReturn.ts';
import { createWayToFragment } from './createWayToFragment.ts';
import { currentPlace } from './currentPlace.ts';
import { placeStore } from './placeStore.ts';
import { takeWay } from './takeWay.ts';
import type { VisitedList } from '../VisitedList.ts';

const lists = new Set<RefObject<VisitedList>>();
let isReturning = false;

function keepPlace(): void {
  // Who leaves on the way back to a place is still to come back to it.
  if (!isReturning) placeStore.write(currentPlace(lists));
}

function goToFragment(): void {
  const way = createWayToFragment(lists);
  if (way) takeWay(way, lists);
}

function goBack(): void {
  const place = placeStore.read();
  if (!place || history.scrollRestoration === 'manual') return;
  // The browser goes as far as the page goes without scripts. Who scrolls before they run is not told apart from it.
  isReturning = !navigator.userActivation?.hasBeenActive;
  if (!isReturning) {
    placeStore.write(undefined);
    return;
  }
  takeWay(createReturn(lists, place), lists, () => {
    isReturning = false;
    placeStore.write(undefined);
  });
}

/**
 * Goes along with a visit of a page with this list: leads to the item that the address names, keeps the place where the visitor leaves
 * the page, and leads back to it. Returns what ends that.
 */
export function watchVisit(list: RefObject<VisitedList>): () => void {
  const ending = new AbortController();
  lists.add(list);
  addEventListener('pagehide', () => keepPlace(), ending);
  addEventListener('hashchange', () => goToFragment(), ending);
  if (!isFreshVisit()) goBack();
  // Elsewhere than at its beginning a new page has been taken by the browser, or by the visitor.
  else if (window.scrollY === 0) goToFragment();
  return () => {
    ending.abort();
    lists.delete(list);
  };
}
