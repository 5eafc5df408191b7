import type { RefObject } from 'react';
import { isFreshVisit } from '../shared/isFreshVisit.ts';
import type { VisitedList } from './VisitedList.ts';

/**
 * Fetches what goes along with a visit of a page with this list (`followVisit`): where the address has a fragment, where somebody comes
 * back, and at the first scroll. Returns what ends it.
 */
export function watchVisit(list: RefObject<VisitedList>): () => void {
  const ending = new AbortController();
  const visit = (sign: Event | number) => {
    import('./followVisit.ts').then(
      (code) => code.followVisit(list, ending.signal, sign),
      () => {},
    );
  };
  if (location.hash || !isFreshVisit()) visit(scrollY);
  addEventListener('hashchange', visit, ending);
  // What scrolls within the page, sideways too, is heard on its way down alone.
  addEventListener('scroll', visit, { signal: ending.signal, once: true, capture: true });
  return () => ending.abort();
}
