import { fillLabel } from '../shared/fillLabel.ts';
import type { SORTS } from './constants.ts';

/** Every text of searching, sorting, filtering and paging. `{…}` are filled in. */
export interface BrowsingLabels {
  /** Name of the search box, and its placeholder. */
  readonly search: string;
  /** Name of the search of a gallery that has a title, `{gallery}`, so that several on a page can be told from each other. */
  readonly searchOf: string;
  /** Name of the paging control of a gallery that has a title; `{gallery}`. */
  readonly pagesOf: string;
  /** The same, above the images; `{gallery}`. */
  readonly pagesAboveOf: string;
  /** The button that searches. */
  readonly submit: string;
  /** The button that empties the box. */
  readonly clear: string;
  /** Name of the choice of orders. */
  readonly sort: string;
  /** The name of each order. */
  readonly sorts: Readonly<Record<(typeof SORTS)[number], string>>;
  /** The submit button of the form without scripts. */
  readonly apply: string;
  /** Name of the tags. */
  readonly tags: string;
  /** The button that clears all tags. */
  readonly allTags: string;
  readonly seeAllTags: string;
  readonly seeLessTags: string;
  /** The placeholder of the tag select. */
  readonly selectTag: string;
  /** `{count}`, if more tags are chosen than the field lists. */
  readonly tagsSelected: string;
  readonly allTagsSelected: string;
  /** Shown when a search among the tags finds none. */
  readonly noTagsFound: string;
  /** Heads the message that no image matches. */
  readonly nothingFoundTitle: string;
  /** Shown when no image matches the search and the tags. */
  readonly nothingFound: string;
  /** The button that clears search and tags. */
  readonly showAll: string;
  readonly firstPage: string;
  readonly lastPage: string;
  /** Name of the field for a page number. */
  readonly pageNumber: string;
  /** Beside that field; `{pageCount}`. */
  readonly ofPages: string;
  /** The number of images on all pages; `{count}`. */
  readonly itemCount: string;
  readonly loadMore: string;
  readonly loadingMore: string;
  /** Announced when more images were loaded; `{added}`, `{count}`. */
  readonly loadedMore: string;
  /** At the end of the list; `{count}`. */
  readonly allShown: string;
}

/** English. */
export const BROWSING_LABELS: BrowsingLabels = {
  search: 'Search',
  searchOf: 'Search {gallery}',
  pagesOf: 'Pages of {gallery}',
  pagesAboveOf: 'Pages of {gallery} (top)',
  submit: 'Search images',
  clear: 'Clear the search',
  sort: 'Order by',
  sorts: {
    default: 'Order by Default',
    alt: 'Title',
    date: 'Date',
    filename: 'Filename',
    size: 'Size',
    random: 'Random',
  },
  apply: 'Apply',
  tags: 'Tags',
  allTags: 'All Tags',
  seeAllTags: 'See all tags',
  seeLessTags: 'See less tags',
  selectTag: 'Select Tag',
  tagsSelected: '{count} tags selected',
  allTagsSelected: 'All tags selected',
  noTagsFound: 'No tags found',
  nothingFoundTitle: 'No matches',
  nothingFound: 'Nothing matches your search. Try other words or fewer tags.',
  showAll: 'Show all images',
  firstPage: 'First page',
  lastPage: 'Last page',
  pageNumber: 'Page number',
  ofPages: 'of {pageCount}',
  itemCount: '{count} item(s)',
  loadMore: 'Load More...',
  loadingMore: 'Loading…',
  loadedMore: '{added} more images, {count} in all.',
  allShown: 'All {count} images are shown.',
};

/**
 * Returns the name of a landmark with the gallery's title in it, so that several galleries on a page can be distinguished. Undefined without a
 * title.
 *
 * @example
 * <form {...search.getFormProps({ 'aria-label': landmarkName(search.labels.searchOf, title) })}>
 */
export function landmarkName(label: string, title: string | undefined): string | undefined {
  return title && fillLabel(label, { gallery: title });
}
