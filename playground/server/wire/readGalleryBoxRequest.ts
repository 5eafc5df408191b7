import { positiveIntegers } from '../wholeNumber.ts';
import type { ImageFilter } from '../database/imageCondition.ts';
import type { RequestValues } from './readRequestValues.ts';
import { DEFAULT_SHORTCODE, type LightboxOptions, shortcodes } from './shortcodes.ts';
import { sortByValue } from './sortByValue.ts';

/** A parsed lightbox request. */
export interface GalleryBoxRequest {
  readonly origin: string;
  readonly instance: number;
  readonly galleryId: number;
  readonly imageId: number;
  readonly tag: string;
  readonly themeId: string;
  readonly shortcodeId: string;
  readonly currentUrl: string;
  readonly opensComments: boolean;
  readonly opensShop: boolean;
  readonly options: LightboxOptions;
  /**
   * If false, the site's defaults apply. They are printed as numbers, while a shortcode's settings are printed as
   * strings.
   */
  readonly hasShortcode: boolean;
  readonly filter: ImageFilter;
}

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
