import type { GalleryQuery } from '../../data/backend/GallerySource.ts';
import { lastParameter } from '../../core/shared/urls.ts';
import { hasSameMembers } from '../../core/shared/hasSameMembers.ts';
import { MAX_PAGE_NUMBER, MAX_TAG_COUNT, MAX_SEARCH_LENGTH } from './constants.ts';

/** A gallery's page, search text, sort order and tags. */
export interface BrowsingState {
  /** The current page, 1-based. */
  readonly page: number;
  /** The search text; '' for no search. Truncated to `MAX_SEARCH_LENGTH`. */
  readonly search: string;
  /** The sort order; '' for the gallery's own order. */
  readonly sort: string;
  /**
   * The ids of the selected tags. The backend determines whether images must match any or all of these tags. If the
   * list is empty, images are not filtered by tag.
   */
  readonly tagIds: readonly string[];
  /** A seed that keeps a random order stable across pages; '' for any other order. */
  readonly randomSeed: string;
}

/** The initial state: page 1 without a search, sort order or tags. */
export const DEFAULT_BROWSING_STATE: BrowsingState = { page: 1, search: '', sort: '', tagIds: [], randomSeed: '' };

/** Whether both states request the same images in the same order, regardless of the page. */
function isSameQuery(first: BrowsingState, second: BrowsingState): boolean {
  return (
    first.search === second.search &&
    first.sort === second.sort &&
    first.randomSeed === second.randomSeed &&
    hasSameMembers(first.tagIds, second.tagIds)
  );
}

/**
 * Returns the state after a change, or the same object if nothing changed. A new search, order or tag selection resets
 * the page to 1, unless the change also sets a page. A random order gets `freshSeed`; any other order has no seed.
 */
export function changeBrowsing(
  state: BrowsingState,
  change: Partial<BrowsingState>,
  freshSeed: string = state.randomSeed,
): BrowsingState {
  const wanted = { ...state, ...change };
  const search = wanted.search.slice(0, MAX_SEARCH_LENGTH);
  const seed = change.randomSeed ?? (change.sort === undefined ? state.randomSeed : freshSeed);
  const next = { ...wanted, search, randomSeed: wanted.sort === 'random' ? seed : '' };
  if (isSameQuery(state, next)) return next.page === state.page ? state : next;
  return { ...next, page: change.page ?? 1 };
}

/** Converts a state to a backend query, omitting empty values. */
export function browsingQuery({ search, sort, tagIds, randomSeed }: BrowsingState): Omit<GalleryQuery, 'page'> {
  return {
    search: search || undefined,
    sort: sort || undefined,
    tagIds: tagIds.length > 0 ? tagIds : undefined,
    randomSeed: randomSeed || undefined,
  };
}

/** The query parameter names for the parts of a `BrowsingState`. */
export interface BrowsingParameters {
  readonly page: string;
  readonly search: string;
  readonly sort: string;
  /** The tags are written as a comma-separated list. */
  readonly tags: string;
  readonly randomSeed: string;
}

/** The default parameter names. If there are several galleries on a page, give each one its own names. */
export const BROWSING_PARAMETERS: BrowsingParameters = {
  page: 'page',
  search: 'search',
  sort: 'sort',
  tags: 'tags',
  randomSeed: 'seed',
};

const PAGE = /^[1-9]\d*$/;
const SORT = /^\w{1,32}$/;
const SEED = /^\w{1,20}$/;
const TAG = /^[\w-]{1,40}$/;

const wordOr = (text: string | null, pattern: RegExp): string => (text && pattern.test(text) ? text : '');

function readPage(text: string | null): number {
  const page = text && PAGE.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE_NUMBER ? page : 1;
}

/** Reads a `BrowsingState` from a URL's query. Invalid pages, orders and tags are ignored. */
export function readBrowsing(query: URLSearchParams, names: BrowsingParameters): BrowsingState {
  const sort = wordOr(lastParameter(query, names.sort), SORT);
  const tagIds = (lastParameter(query, names.tags) ?? '').split(',').filter((id) => TAG.test(id));
  return {
    page: readPage(lastParameter(query, names.page)),
    search: (lastParameter(query, names.search) ?? DEFAULT_BROWSING_STATE.search).trim().slice(0, MAX_SEARCH_LENGTH),
    sort,
    tagIds: [...new Set(tagIds)].slice(0, MAX_TAG_COUNT),
    randomSeed: sort === 'random' ? wordOr(lastParameter(query, names.randomSeed), SEED) : '',
  };
}

/**
 * Returns a copy of the query with the state written to it. Other parameters are kept, and default values are omitted.
 */
export function writeBrowsing(
  query: URLSearchParams,
  { page, search, sort, tagIds, randomSeed }: BrowsingState,
  names: BrowsingParameters,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const parts: readonly (readonly [name: string, value: string])[] = [
    [names.search, search],
    [names.sort, sort],
    [names.randomSeed, randomSeed],
    [names.tags, tagIds.join(',')],
    [names.page, page > 1 ? String(page) : ''],
  ];
  for (const [name, value] of parts) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
