import { custom, object, optional, pipe, string, transform, unknown } from 'valibot';
import { secondsToMs, toCount, toFlag, toNumber, toSide } from '../wireValues.ts';

/** Creates an optional entry that is never invalid. A value that `read` cannot parse counts as missing. */
const lenient = <TValue>(read: (value: unknown) => TValue) => optional(pipe(unknown(), transform(read)));

const flag = lenient(toFlag);
const side = lenient(toSide);

/** Creates an entry that accepts one of the given words. */
const oneOf = <TWord extends string>(...words: readonly TWord[]) =>
  lenient((value) => words.find((word) => word === value));

const edge = oneOf('top', 'bottom');

/**
 * The settings for the control bar, filmstrip, info, rating and sidebars in the lightbox data. The free edition omits
 * most of them.
 */
const panelEntries = {
  filmstrip_direction: oneOf('horizontal', 'vertical'),
  lightbox_comment_pos: oneOf('left', 'right'),
  lightbox_comment_width: side,
  lightbox_ctrl_btn_pos: edge,
  lightbox_filmstrip_pos: oneOf('top', 'right', 'bottom', 'left'),
  lightbox_hit_pos: edge,
  lightbox_info_align: oneOf('left', 'center', 'right'),
  lightbox_info_pos: edge,
  lightbox_rate_pos: edge,
  popup_enable_ctrl_btn: flag,
  popup_enable_fullscreen: flag,
  popup_enable_info: flag,
  popup_enable_zoom: flag,
  popup_info_always_show: flag,
  popup_info_full_width: flag,
  show_image_counts: flag,
};

const toWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const wordsOrNumber = optional(pipe(unknown(), transform(toWords)), '');

/** The shop settings in the lightbox data, with the server's own odd spelling. */
const shopEntries = {
  ecommerceACtive: flag,
  enable_image_ecommerce: flag,
};

/** Entries for the price list in an item of the lightbox data. */
const priceListEntries = {
  pricelist: wordsOrNumber,
  pricelist_sections: wordsOrNumber,
  pricelist_manual_price: wordsOrNumber,
};

/**
 * An entry for an optional number. The number may be missing, `''`, a numeric string or invalid. Invalid values count
 * as missing.
 */
const count = lenient(toCount);
const number = lenient(toNumber);
const seconds = lenient(secondsToMs);
const words = optional(
  pipe(
    unknown(),
    transform((value) => (typeof value === 'string' ? value : '')),
  ),
  '',
);
const id = pipe(
  unknown(),
  transform((value) => (typeof value === 'number' ? String(value) : value || undefined)),
  string(),
);

/** An item of the lightbox data. */
export const lightboxItemSchema = object({
  ...priceListEntries,
  id,
  alt: words,
  description: words,
  image_width: side,
  image_height: side,
  image_url: words,
  thumb_url: words,
  filetype: words,
  filename: words,
  date: words,
  redirect_url: words,
  hit_count: count,
  comment_count: count,
  avg_rating: number,
  rate_count: count,
  rate: number,
});

/** Schema for the lightbox data: the items, and the settings that are used. The items are validated one by one. */
export const lightboxSchema = object({
  ...panelEntries,
  ...shopEntries,
  data: custom<readonly unknown[]>(Array.isArray, 'data is not an array'),
  gallery_id: optional(id),
  site_url: words,
  bwg_image_effect: words,
  bwg_share_url: words,
  enable_image_filmstrip: flag,
  enable_loop: flag,
  image_filmstrip_height: side,
  image_filmstrip_width: side,
  image_height: side,
  image_right_click: flag,
  image_width: side,
  lightbox_rate_icon: words,
  lightbox_rate_size: side,
  lightbox_rate_stars_count: count,
  open_comment: flag,
  open_ecommerce: flag,
  open_with_autoplay: flag,
  open_with_fullscreen: flag,
  popup_enable_rate: flag,
  preload_images: flag,
  preload_images_count: count,
  share_url: words,
  slideshow_effect_duration: seconds,
  slideshow_interval: seconds,
});
