import type { BrowsingParameters } from '../browsing/browsingParameters.ts';

/**
 * What search, order, tags and paging of a gallery are called in the address of a page of the WordPress plugin (specification,
 * point 2), for `useBrowsingAddress`. `instance`: the widget's number on the page, from 0.
 */
export function browsingParameters(instance: number): BrowsingParameters {
  return {
    page: `page_number_${instance}`,
    search: `bwg_search_${instance}`,
    sort: `sort_by_${instance}`,
    tags: `filter_tag_${instance}`,
    randomSeed: `bwg_random_seed_${instance}`,
  };
}
