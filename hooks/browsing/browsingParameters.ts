import { lastParameter } from '../shared/addresses.ts';
import { NOTHING_ASKED } from './browsingState.ts';
import type { BrowsingState } from './browsingState.ts';
import { LARGEST_PAGE_NUMBER, LARGEST_TAG_COUNT, LONGEST_SEARCH_LENGTH } from './constants.ts';

/** The names of a `BrowsingState`'s parts in the query of an address. */
export interface BrowsingParameters {
  readonly page: string;
  readonly search: string;
  readonly sort: string;
  /** A list, joined by commas. */
  readonly tags: string;
  readonly randomSeed: string;
}

/** For one gallery on a page. Several need names of their own. */
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
  return page <= LARGEST_PAGE_NUMBER ? page : 1;
}

/** Reads a `BrowsingState` from the query of an address. Invalid pages, orders and tags are ignored. */
export function readBrowsing(query: URLSearchParams, names: BrowsingParameters): BrowsingState {
  const sort = wordOr(lastParameter(query, names.sort), SORT);
  const tagIds = (lastParameter(query, names.tags) ?? '').split(',').filter((id) => TAG.test(id));
  return {
    page: readPage(lastParameter(query, names.page)),
    search: (lastParameter(query, names.search) ?? NOTHING_ASKED.search).trim().slice(0, LONGEST_SEARCH_LENGTH),
    sort,
    tagIds: [...new Set(tagIds)].slice(0, LARGEST_TAG_COUNT),
    randomSeed: sort === 'random' ? wordOr(lastParameter(query, names.randomSeed), SEED) : '',
  };
}

/** A query that asks for a state. What others keep in it stays, and what a gallery does by itself needs no words. */
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
