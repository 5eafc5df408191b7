import type { ImageSort } from '../database/ImageFilter.ts';
import type { GalleryPageRequest } from './GalleryPageRequest.ts';
import type { GalleryViewName } from './galleryViews.ts';
import { itemsContainerId } from './itemsContainerId.ts';
import { positiveIntegers } from './positiveIntegers.ts';
import type { RequestValues } from './RequestValues.ts';
import { DEFAULT_SHORTCODE, shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

/** `unknown`: the server has no such shortcode or view. `crash`: the call that makes the real server fall over. */
export type GalleryPageProblem = 'unknown' | 'crash';

function readSort(posted: string, standard: ImageSort): { sort: ImageSort; sortText: string } {
  const sort = posted === '' ? standard : (sortByValue(posted) ?? 'order');
  if (sort === 'random') return { sort, sortText: 'RAND()' };
  return { sort, sortText: posted === 'default' ? posted : sort };
}

/**
 * Reads a paging call. An unknown shortcode or view is a problem, and so is a tag filter that is no list; anything else
 * that is missing or senseless falls back to a default, as on the real server. `view`: how an album shows its galleries.
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
      // A request for page 0 shuffles anew.
      seed: page >= 1 ? values.text(`bwg_random_seed_${instance}`) : '',
    },
  };
}
