import { fillLabel } from '../../core/shared/fillLabel.ts';
import type { SORTS } from './constants.ts';

/**
 * Labels and messages for searching, sorting, filtering and pagination. Placeholders such as `{gallery}` are replaced
 * with the actual values.
 */
export interface BrowsingLabels {
  /** The search box's accessible name and placeholder text. */
  readonly search: string;
  /**
   * The search form's accessible name if the gallery has a title. The title distinguishes the form from other search
   * forms on the page. Placeholder: `{gallery}`.
   */
  readonly searchOf: string;
  /** The accessible name of the pagination if the gallery has a title. Placeholder: `{gallery}`. */
  readonly pagesOf: string;
  /** The accessible name of the pagination above the images. Placeholder: `{gallery}`. */
  readonly pagesAboveOf: string;
  /** Button that submits the search. */
  readonly submit: string;
  /** Button that clears the search box. */
  readonly clear: string;
  /** The accessible name of the sort control. */
  readonly sort: string;
  /** Labels for the sort orders. */
  readonly sorts: Readonly<Record<(typeof SORTS)[number], string>>;
  /** The form's submit button, shown if JavaScript is unavailable. */
  readonly apply: string;
  /** The accessible name of the tag list. */
  readonly tags: string;
  /** Button that clears all tags. */
  readonly allTags: string;
  readonly seeAllTags: string;
  readonly seeLessTags: string;
  /** The placeholder text of the tag select. */
  readonly selectTag: string;
  /** Shown if more tags are selected than the field can list. Placeholder: `{count}`. */
  readonly tagsSelected: string;
  readonly allTagsSelected: string;
  /** Shown if no tag matches the text typed in the tag select. */
  readonly noTagsFound: string;
  /** Title of the message shown if nothing matches. */
  readonly nothingFoundTitle: string;
  /** Shown if no image matches the search and tags. */
  readonly nothingFound: string;
  /** Button that clears the search and the tags. */
  readonly showAll: string;
  readonly firstPage: string;
  readonly lastPage: string;
  /** The accessible name of the page number field. */
  readonly pageNumber: string;
  /** The text next to the page number field. Placeholder: `{pageCount}`. */
  readonly ofPages: string;
  /** The total number of images on all pages. Placeholder: `{count}`. */
  readonly itemCount: string;
  readonly loadMore: string;
  readonly loadingMore: string;
  /** Announced when more images have loaded. Placeholders: `{added}`, `{count}`. */
  readonly loadedMore: string;
  /** Shown at the end of the list. Placeholder: `{count}`. */
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
  loadedMore: '{added} more images loaded, {count} in total.',
  allShown: 'All {count} images are shown.',
};

/**
 * Returns a landmark's accessible name. The name includes the gallery's title, to distinguish the landmark from those
 * of other galleries on the page. Returns `undefined` if there is no title.
 *
 * @example
 * <form {...search.getFormProps({ 'aria-label': landmarkName(search.labels.searchOf, title) })}>
 */
export function landmarkName(label: string, title: string | undefined): string | undefined {
  return title && fillLabel(label, { gallery: title });
}
