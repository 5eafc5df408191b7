import type { GalleryTag } from '../../../data/backend/GallerySource.ts';
import type { BrowsingParameters, BrowsingState } from '../../../gallery/browsing/browsingState.ts';
import type { SortOption } from '../../../gallery/browsing/useSort.ts';
import type { PagerPosition } from '../../../gallery/gallery/types.ts';
import type { ThumbnailClickAction } from '../../../lightbox/lightboxIntent/imageLinkProps.ts';
import { isShuffled } from '../buildFrontendDataRequest.ts';
import { attributeOf, elementText, parseMarkup } from '../markup.ts';
import type { WordPressGallery } from '../readGalleryContainer.ts';
import { readBrowsingSettings, readClickOptions } from '../views/readBrowsingSettings.ts';

/** A server-rendered gallery's search, sort and tag controls, and the values that the server has applied. */
export interface ContainerBrowsing {
  readonly hasSearch: boolean;
  /** Placeholder for the search field, or `undefined` for the default. */
  readonly searchPlaceholder: string | undefined;
  readonly hasSort: boolean;
  /** Sort orders, with the names that the server uses, or `undefined` if there are none. */
  readonly sortOptions: readonly SortOption[] | undefined;
  readonly tags: readonly GalleryTag[];
  /** Whether the tags are shown as options in a `<select>` rather than as buttons. */
  readonly hasTagList: boolean;
  readonly paging: 'numbers' | 'button' | 'scroll';
  /** Whether page links are labeled with words instead of symbols. */
  readonly hasPagerLabels: boolean;
  /** Whether page links are above the images, below them, or both. */
  readonly pagerPosition: PagerPosition;
  /** Whether a count such as "28 item(s)" is shown next to the page links. */
  readonly hasItemCount: boolean;
  readonly clickAction: ThumbnailClickAction;
  readonly opensNewTab: boolean;
  /** Whether the gallery's title is shown above it. */
  readonly hasGalleryTitle: boolean;
  readonly hasGalleryDescription: boolean;
  /** The search, sort order and tags that apply to the current images. Values that aren't set are empty. */
  readonly shown: { readonly search: string; readonly sort: string; readonly tagIds: readonly string[] };
}

const SORT_VALUE = /^\w{1,32}$/;

function readSorts(select: Element | null): readonly SortOption[] | undefined {
  if (!select) return undefined;
  const options = [...select.querySelectorAll('option')].flatMap((option) => {
    const value = attributeOf(option, 'value');
    const label = elementText(option);
    return SORT_VALUE.test(value) && label ? [{ value, label }] : [];
  });
  return options.length > 0 ? options : undefined;
}

/** Reads the search, sort and tag controls from a copy of a gallery's container. */
export function readContainerBrowsing(copy: ParentNode, container: Element, instance: number): ContainerBrowsing {
  const settings = readBrowsingSettings(copy, instance);
  const {
    paging,
    hasPagerLabels,
    pagerPosition,
    hasItemCount,
    searchPlaceholder,
    hasSearch,
    hasSort,
    hasTags,
    tagsView,
  } = settings;
  const { clickAction = 'openLightbox', opensNewTab = true, ...headings } = readClickOptions(copy, instance);
  const sort = copy.querySelector('select[class*="bwg_order"]');
  const chosen = attributeOf(copy.querySelector('[id^="bwg_tag_id_"]'), 'value');
  return {
    hasSearch,
    searchPlaceholder,
    hasSort,
    sortOptions: readSorts(sort),
    tags: readGalleryTags(container),
    hasTagList: hasTags && tagsView === 'select',
    // If there are no more images to load, numbered pagination has a single page.
    paging: paging === 'none' ? 'numbers' : paging,
    hasPagerLabels,
    pagerPosition,
    hasItemCount,
    clickAction,
    opensNewTab,
    hasGalleryTitle: headings.hasGalleryTitle === true,
    hasGalleryDescription: headings.hasGalleryDescription === true,
    shown: {
      search: attributeOf(copy.querySelector(`[id="bwg_search_input_${instance}"]`), 'value').trim(),
      sort: attributeOf(sort?.querySelector('option[selected]') ?? null, 'value'),
      tagIds: chosen.split(',').filter((id) => /^\d+$/.test(id)),
    },
  };
}

/** Reads the search, sort and tag controls from a paging response, just as they are read from the page itself. */
export function readResponseBrowsing(html: string, instance: number): ContainerBrowsing {
  const response = parseMarkup(html);
  return readContainerBrowsing(response, response.body, instance);
}

/** Selector for the tags in the search bar, in a select or as buttons. */
const TAGS = 'select[class*="search_tags"] option[value],.search_tags [data-value],.bwg_search_tags [data-value]';

/**
 * Reads the tags for filtering a server-rendered gallery from the gallery's search bar. Returns an empty list if there
 * is no search bar. `element` is the outer container (class `bwg_container`) and isn't modified.
 */
export function readGalleryTags(element: Element): readonly GalleryTag[] {
  const tags = new Map<string, GalleryTag>();
  for (const choice of parseMarkup(element.outerHTML).querySelectorAll(TAGS)) {
    const id = attributeOf(choice, 'value') || attributeOf(choice, 'data-value');
    const name = elementText(choice);
    if (/^\d+$/.test(id) && name && !tags.has(id)) tags.set(id, { id, name });
  }
  return [...tags.values()];
}

/**
 * Whether the server-rendered images match the URL's query. They may not match: page caches can ignore the query, and
 * sites that don't reload the page ignore the sort order and tags. A random order without a seed never matches, because
 * it can't be continued.
 */
export function matchesBrowsing(
  { initialPage, lightboxUrl, randomSeed }: WordPressGallery,
  { shown }: Pick<ContainerBrowsing, 'shown'>,
  requested: BrowsingState,
): boolean {
  const hasOrder = requested.sort === '' || requested.sort === shown.sort;
  const hasTags =
    requested.tagIds.length === shown.tagIds.length && requested.tagIds.every((id) => shown.tagIds.includes(id));
  const isRandom = requested.sort === 'random' || (requested.sort === '' && isShuffled(lightboxUrl));
  const hasSeed =
    !isRandom || (Boolean(randomSeed) && (requested.randomSeed === '' || requested.randomSeed === randomSeed));
  return initialPage.page === requested.page && shown.search === requested.search && hasOrder && hasTags && hasSeed;
}

/**
 * Returns the names of the URL parameters that the WordPress plugin uses for search, sort order, tags and pagination.
 * Pass them to `useBrowsingUrlState`. `instance` is the widget's index on the page, starting at 0.
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
