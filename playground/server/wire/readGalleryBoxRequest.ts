import type { GalleryBoxRequest } from './GalleryBoxRequest.ts';
import { positiveIntegers } from './positiveIntegers.ts';
import type { RequestValues } from './RequestValues.ts';
import { DEFAULT_SHORTCODE, shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

/** Reads a lightbox request. An unknown shortcode uses the site's defaults; only the paging request rejects it. */
export function readGalleryBoxRequest(values: RequestValues, origin: string): GalleryBoxRequest {
  const instance = Math.max(0, values.integer('current_view'));
  // The user's choices have two names: with and without the widget's number.
  const chosen = (name: string) => values.text(name) || values.text(`${name}_${instance}`);
  const shortcode = shortcodes.get(values.integer('shortcode_id'));
  const galleryId = values.integer('gallery_id');
  const tag = values.text('tag') || '0';
  return {
    origin,
    instance,
    galleryId,
    tag,
    imageId: values.integer('image_id'),
    themeId: values.text('theme_id') || '0',
    shortcodeId: values.text('shortcode_id') || '0',
    currentUrl: values.text('current_url'),
    opensComments: values.text('open_comment') === '1',
    opensShop: values.text('open_ecommerce') === '1',
    options: shortcode?.lightbox ?? DEFAULT_SHORTCODE.lightbox,
    hasShortcode: shortcode !== undefined,
    filter: {
      galleryId,
      search: chosen('filter_search_name').trim(),
      matchesAllTags: shortcode?.matchesAllTags,
      tagIds: positiveIntegers([tag, ...chosen('filter_tag').split(',')]),
      sort: sortByValue(chosen('filtersortby') || values.text('sort_by')) ?? 'order',
      descending: values.text('order_by').toLowerCase() === 'desc',
      seed: values.text('bwg_random_seed'),
    },
  };
}
