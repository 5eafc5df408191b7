import { custom, object, optional, pipe, string, transform, unknown } from 'valibot';
import { lenient } from './lenient.ts';
import { panelEntries } from './panelEntries.ts';
import { priceListEntries, shopEntries } from './shopEntries.ts';
import { toCount } from './toCount.ts';
import { toFlag } from './toFlag.ts';
import { toNumber } from './toNumber.ts';
import { toSeconds } from './toSeconds.ts';
import { toSide } from './toSide.ts';

/** What is optional may be missing, `''`, a number in a string or nonsense; nonsense counts as missing. */
const count = lenient(toCount);
const flag = lenient(toFlag);
const number = lenient(toNumber);
const seconds = lenient(toSeconds);
const side = lenient(toSide);
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

/** One item of the lightbox data. */
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

/** The lightbox data: the settings we use and the items, which are judged one by one. */
export const lightboxSchema = object({
  ...panelEntries,
  ...shopEntries,
  data: custom<readonly unknown[]>(Array.isArray, 'data is no array'),
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
