import type { RefObject } from 'react';
import { isFreshVisit } from '../../shared/engine/isFreshVisit.ts';
import { createPageState } from '../../shared/pageState.ts';
import { createReturn, createWayToFragment } from './visitWays.ts';
import { currentPlace, placeStore } from './visitPlace.ts';
import { takeWay } from './takeWay.ts';
import type { VisitedList } from '../VisitedList.ts';

interface VisitState {
  lists: Set<RefObject<VisitedList>>;
  isReturning: boolean;
}

const page = /* @__PURE__ */ createPageState<VisitState>('visit', () => ({ lists: new Set(), isReturning: false }));

function keepPlace(): void {
  // Who leaves on the way back to a place is still to come back to it.
  if (!page.isReturning) placeStore.write(currentPlace(page.lists));
}

function goToFragment(): void {
  const way = createWayToFragment(page.lists);
  if (way) takeWay(way, page.lists);
}

function goBack(): void {
  const place = placeStore.read();
  if (!place || history.scrollRestoration === 'manual') return;
  // The browser goes as far as the page goes without scripts. Who scrolls before they run is not told apart from it.
  page.isReturning = !navigator.userActivation?.hasBeenActive;
  if (!page.isReturning) {
    placeStore.write(undefined);
    return;
  }
  takeWay(createReturn(page.lists, place), page.lists, () => {
    page.isReturning = false;
    placeStore.write(undefined);
  });
}

/**
 * Goes along with a visit of a page with this list: leads to the item that the address names, keeps the place where the visitor leaves
 * the page, and leads back to it. Returns what ends that.
 */
export function watchVisit(list: RefObject<VisitedList>): () => void {
  const ending = new AbortController();
  page.lists.add(list);
  addEventListener('pagehide', () => keepPlace(), ending);
  addEventListener('hashchange', () => goToFragment(), ending);
  if (!isFreshVisit()) goBack();
  // Elsewhere than at its beginning a new page has been taken by the browser, or by the visitor.
  else if (window.scrollY === 0) goToFragment();
  return () => {
    ending.abort();
    page.lists.delete(list);
  };
}
