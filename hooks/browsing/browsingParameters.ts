/** What the parts of a `BrowsingState` are called in the query of an address. */
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
