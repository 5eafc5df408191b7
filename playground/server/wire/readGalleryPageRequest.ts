import type { ImageFilter, ImageSort } from '../database/imageCondition.ts';
import { positiveIntegers } from '../wholeNumber.ts';
import { type GalleryViewName, itemsContainerId } from './galleryViews.ts';
import type { RequestValues } from './readRequestValues.ts';
import { DEFAULT_SHORTCODE, type Shortcode, shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

/** A parsed paging request. */
export interface GalleryPageRequest {
  /** The widget's number on its page. */
  readonly instance: number;
  readonly shortcode: Shortcode;
  readonly shortcodeId: number;
  readonly galleryId: number;
  readonly themeId: string;
  readonly tag: string;
  readonly currentUrl: string;
  /** 1-based. */
  readonly page: number;
  readonly search: string;
  /** As repeated in the lightbox URL: `order`, `default`, `RAND()`, … */
  readonly sortText: string;
  readonly filter: ImageFilter;
}

/** `unknown` means that the server has no such shortcode or view, `crash` that the request crashes the real server. */
export type GalleryPageProblem = 'unknown' | 'crash';

function readSort(posted: string, standard: ImageSort): { sort: ImageSort; sortText: string } {
  const sort = posted === '' ? standard : (sortByValue(posted) ?? 'order');
  if (sort === 'random') return { sort, sortText: 'RAND()' };
  return { sort, sortText: posted === 'default' ? posted : sort };
}

/**
 * Reads a paging request. An unknown shortcode or view is a problem, as is a tag filter that is not a list; any other
 * missing or invalid value falls back to a default, as on the real server. `view` is the view of an album's galleries.
 */
export function readGalleryPageRequest(
  values: RequestValues,
  view?: GalleryViewName,
): GalleryPageRequest | GalleryPageProblem {
  const instance = Math.max(0, values.integer('bwg'));
  const shortcodeId = values.integer('shortcode_id');
  const shortcode = shortcodeId === 0 ? DEFAULT_SHORTCODE : shortcodes.get(shortcodeId);
  const type = values.text('gallery_type') || 'thumbnails';
  if (type !== shortcode?.view) return 'unknown';

  const tags = values.raw(`bwg_tag_id_${itemsContainerId(instance, view ?? shortcode.view)}`);
  if (typeof tags === 'string' && tags !== '') return 'crash';

  const page = values.integer(`page_number_${instance}`);
  const galleryId = shortcodeId === 0 ? values.integer('gallery_id') : shortcode.galleryId;
  const search = values.text(`bwg_search_${instance}`).trim();
  const { sort, sortText } = readSort(values.text(`sortImagesByValue_${instance}`), shortcode.sort);
  const tag = values.text('tag') || '0';
  return {
    instance,
    shortcode: view ? { ...shortcode, view } : shortcode,
    shortcodeId,
    galleryId,
    tag,
    search,
    sortText,
    themeId: values.text('theme_id') || '0',
    currentUrl: values.text('current_url'),
    page: Math.max(1, page),
    filter: {
      galleryId,
      search,
      sort,
      descending: false,
      matchesAllTags: shortcode.matchesAllTags,
      tagIds: positiveIntegers([tag, ...(Array.isArray(tags) ? tags : [])]),
      // A request for page 0 shuffles the images again.
      seed: page >= 1 ? values.text(`bwg_random_seed_${instance}`) : '',
    },
  };
}
