import { isFreshVisit } from '../shared/isFreshVisit.ts';
import type { FragmentVisit } from '../shared/useFragmentCode.ts';
import { scrollToIndex } from './scrollToIndex.ts';
import type { UseWindowedLayoutResult } from './types.ts';

type Anchored = Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>;

const isInside = (start: number, length: number, whole: number) => start >= 0 && start + length <= whole;

/** The browser has been there already, or the visitor. */
function isInView({ layout, containerRef }: Anchored, index: number): boolean {
  const list = containerRef.current;
  const place = layout?.rectangleOf(index);
  if (!list || !place) return false;
  const bounds = list.getBoundingClientRect();
  const top = bounds.top + place.top;
  const left =
    getComputedStyle(list).direction === 'rtl' ? bounds.right - place.left - place.width : bounds.left + place.left;
  return isInside(top, place.height, window.innerHeight) && isInside(left, place.width, window.innerWidth);
}

function readFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

export interface FollowFragmentOptions {
  readonly windowed: Anchored;
  readonly indexOf: (fragment: string) => number | undefined;
  readonly visit: FragmentVisit;
}

/** Scrolls to the item that the address names now, if it names one of this list that is out of view. */
export function followFragment({ windowed, indexOf, visit }: FollowFragmentOptions): void {
  // Whoever has moved while this code was on its way stays there.
  if (window.scrollY !== visit.scrollY || !(visit.event || isFreshVisit())) return;
  const fragment = readFragment();
  const index = fragment ? indexOf(fragment) : undefined;
  if (index !== undefined && index >= 0 && !isInView(windowed, index)) {
    scrollToIndex(windowed, index, { block: 'center', inline: 'nearest' });
  }
}
