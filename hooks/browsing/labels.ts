import { fillLabel } from '../shared/fillLabel.ts';
import type { SORTS } from './constants.ts';

/** All labels of searching, sorting, filtering and paging. `{…}` are placeholders. */
export interface BrowsingLabels {
  /** The accessible name and placeholder of the search box. */
  readonly search: string;
  /**
   * The accessible name of the search if the gallery has a title, so that several searches on a page can be
   * distinguished; `{gallery}`.
   */
  readonly searchOf: string;
  /** The accessible name of the paging controls if the gallery has a title; `{gallery}`. */
  readonly pagesOf: string;
  /** The accessible name of the paging controls above the images; `{gallery}`. */
  readonly pagesAboveOf: string;
  /** The search button. */
  readonly submit: string;
  /** The button that clears the search box. */
  readonly clear: string;
  /** The accessible name of the sort control. */
  readonly sort: string;
  /** The label of each sort order. */
  readonly sorts: Readonly<Record<(typeof SORTS)[number], string>>;
  /** The submit button of the form when JavaScript is unavailable. */
  readonly apply: string;
  /** The accessible name of the tag list. */
  readonly tags: string;
  /** The button that clears all tags. */
  readonly allTags: string;
  readonly seeAllTags: string;
  readonly seeLessTags: string;
  /** The placeholder of the tag select. */
  readonly selectTag: string;
  /** Shown if more tags are selected than the field can list; `{count}`. */
  readonly tagsSelected: string;
  readonly allTagsSelected: string;
  /** Shown if no tag matches the text typed in the tag select. */
  readonly noTagsFound: string;
  /** The heading of the "no matches" message. */
  readonly nothingFoundTitle: string;
  /** Shown if no image matches the search and the tags. */
  readonly nothingFound: string;
  /** The button that clears the search and the tags. */
  readonly showAll: string;
  readonly firstPage: string;
  readonly lastPage: string;
  /** The accessible name of the page number field. */
  readonly pageNumber: string;
  /** The text next to the page number field; `{pageCount}`. */
  readonly ofPages: string;
  /** The number of images on all pages; `{count}`. */
  readonly itemCount: string;
  readonly loadMore: string;
  readonly loadingMore: string;
  /** Announced after more images have loaded; `{added}`, `{count}`. */
  readonly loadedMore: string;
  /** Shown at the end of the list; `{count}`. */
  readonly allShown: string;
}

/** The English labels. */
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
  seeLessTags: 'See fewer tags',
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
 * Returns the accessible name of a landmark that includes the gallery's title, so that several galleries on a page can
 * be distinguished, or undefined if there is no title.
 *
 * @example
 * <form {...search.getFormProps({ 'aria-label': landmarkName(search.labels.searchOf, title) })}>
 */
export function landmarkName(label: string, title: string | undefined): string | undefined {
  return title && fillLabel(label, { gallery: title });
}
