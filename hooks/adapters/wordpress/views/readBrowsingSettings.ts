import type { ThumbnailClickAction } from '../../../lightbox/lightboxIntent/imageLinkProps.ts';
import { attributeOf, elementText, readSides } from '../markup.ts';
import { pageInUrl, appendsPages, findHeadings, hasMoreByScrolling } from '../parseGalleryPage.ts';
import { toCount } from '../wireValues.ts';
import type { WordPressBrowsingSettings, WordPressClickOptions } from './types.ts';

const TAG_BUTTONS = '.bwg_search_tags [data-value], .search_tags_container [data-value]';

function readPaging(page: ParentNode, instance: number): WordPressBrowsingSettings['paging'] {
  const valueOf = (name: string) => attributeOf(page.querySelector(`[id="${name}_${instance}"]`), 'value');
  if (page.querySelector('[data-pages-count]')) return 'numbers';
  if (valueOf('bwg_load_more')) return 'button';
  const pageNumber = toCount(valueOf('page_number')) ?? pageInUrl(page, instance);
  if (pageNumber === undefined) return 'none';
  const appends = appendsPages(page);
  if (hasMoreByScrolling(page) ?? appends) return 'scroll';
  // If a page after the first has no page links, it is the end of a list with appended pages.
  return appends || pageNumber > 1 ? 'button' : 'none';
}

/** Whether page links are labeled with words instead of symbols (`page_nav_button_text`). */
const hasWords = (page: ParentNode): boolean =>
  [...page.querySelectorAll('[data-pages-count] a')].some((link) => /\p{L}/u.test(elementText(link) ?? ''));

/** Reads a view's search and pagination settings from its server-rendered controls. */
export function readBrowsingSettings(page: ParentNode, instance: number): WordPressBrowsingSettings {
  const search = page.querySelector(`[id="bwg_search_input_${instance}"]`);
  return {
    paging: readPaging(page, instance),
    hasPagerLabels: hasWords(page),
    pagerPosition: readSides(page.querySelectorAll('[data-pages-count]'), page.querySelector('.bwg-container')),
    hasItemCount: page.querySelector(ITEM_COUNT) !== null,
    hasSearch: search !== null,
    searchPlaceholder: attributeOf(search, 'placeholder') || undefined,
    hasSort: page.querySelector('select[class*="bwg_order"]') !== null,
    hasTags: page.querySelector(`select[class*="search_tags"], ${TAG_BUTTONS}`) !== null,
    tagsView: page.querySelector(TAG_BUTTONS) ? 'buttons' : 'select',
  };
}

/** Selector for a count such as "28 item(s)" next to the page links, if the site shows it (`page_nav_number`). */
const ITEM_COUNT = '[class^="displaying-num"]';

/**
 * Returns the total number of images on all pages, read from the text next to the page links. Pass this function as the
 * `totalOf` option.
 */
export function readItemCount(response: ParentNode): number | undefined {
  return toCount(elementText(response.querySelector(ITEM_COUNT))?.replaceAll(/\D/g, ''));
}

/** Selector for links around images, excluding links to albums and pages. */
const LINKS = 'a.bwg-a:not(.bwg-album), a[data-image-id]';

/**
 * Determines what clicking an image does from the links around the images. Links that open the lightbox have the
 * image's id, and redirects have a URL but no id. Links that have neither do nothing.
 */
export function readClickOptions(page: ParentNode, instance: number): WordPressClickOptions {
  const links = [...(page.querySelector('.bwg-container')?.querySelectorAll(LINKS) ?? [])];
  const redirect = links.find((link) => link.hasAttribute('href') && !link.hasAttribute('data-image-id'));
  const opensLightbox = links.some((link) => link.hasAttribute('data-image-id'));
  const withoutLightbox: ThumbnailClickAction = redirect ? 'redirect' : 'none';
  const [title, description] = findHeadings(page, instance);
  return {
    clickAction: links.length === 0 || opensLightbox ? undefined : withoutLightbox,
    opensNewTab: redirect && attributeOf(redirect, 'target') === '_blank',
    hasGalleryTitle: title !== undefined,
    hasGalleryDescription: description !== undefined,
  };
}
