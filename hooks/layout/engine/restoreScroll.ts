import type { RefObject } from 'react';
import { isFreshVisit } from '../../shared/engine/pageLoad.ts';
import { createPageState } from '../../shared/pageState.ts';
import type { RestorableList } from '../types.ts';
import { readScrollPosition, scrollPositionStore } from './scrollPosition.ts';
import { retryScroll } from './retryScroll.ts';
import { createFragmentScroll, createRestoration } from './pendingScrolls.ts';

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
