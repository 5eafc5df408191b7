import type { GalleryQuery } from '../backend/GallerySource.ts';
import { LONGEST_SEARCH_LENGTH } from './constants.ts';

/** The visitor's page, search, order and tags. */
export interface BrowsingState {
  /** 1-based. */
  readonly page: number;
  /** '' searches for nothing; cut at `LONGEST_SEARCH_LENGTH`. */
  readonly search: string;
  /** '' is the order of the gallery itself. */
  readonly sort: string;
  /** Any or all of them, as the back end does it; empty filters nothing. */
  readonly tagIds: readonly string[];
  /** Keeps a random order the same from page to page; '' where the order is another one. */
  readonly randomSeed: string;
}

/** The gallery as it is, from its beginning. */
export const NOTHING_ASKED: BrowsingState = { page: 1, search: '', sort: '', tagIds: [], randomSeed: '' };

const isSameList = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((id, place) => id === second[place]);

/** Whether both ask for the same images in the same order, whatever the page. */
function isSameQuery(first: BrowsingState, second: BrowsingState): boolean {
  return (
    first.search === second.search &&
    first.sort === second.sort &&
    first.randomSeed === second.randomSeed &&
    isSameList(first.tagIds, second.tagIds)
  );
}

/**
 * The state after a change: the very same where nothing changed. Another search, order or tag begins at page 1, unless the
 * change names a page; a random order gets `freshSeed`, and every other one none.
 */
export function changeBrowsing(
  state: BrowsingState,
  change: Partial<BrowsingState>,
  freshSeed: string = state.randomSeed,
): BrowsingState {
  const wanted = { ...state, ...change };
  const search = wanted.search.slice(0, LONGEST_SEARCH_LENGTH);
  const seed = change.randomSeed ?? (change.sort === undefined ? state.randomSeed : freshSeed);
  const next = { ...wanted, search, randomSeed: wanted.sort === 'random' ? seed : '' };
  if (isSameQuery(state, next)) return next.page === state.page ? state : next;
  return { ...next, page: change.page ?? 1 };
}

/** Translates a state into a query for the back end; empty parts are left out. */
export function browsingQuery({ search, sort, tagIds, randomSeed }: BrowsingState): Omit<GalleryQuery, 'page'> {
  return {
    search: search || undefined,
    sort: sort || undefined,
    tagIds: tagIds.length > 0 ? tagIds : undefined,
    randomSeed: randomSeed || undefined,
  };
}
