import { UPLOADS_PATH } from '../constants.ts';
import type { ImageRow } from '../database/rows.ts';
import { sharePageAddress } from '../share/sharePageAddress.ts';
import type { GalleryBoxRequest } from './readGalleryBoxRequest.ts';
import { type ImageCounters, lightboxImage } from './lightboxImage.ts';

const FILMSTRIP_THUMBNAIL_WIDTH_PX = 125;
const FILMSTRIP_THUMBNAIL_HEIGHT_PX = 70;
const FILMSTRIP_THUMBNAIL_SPACE_PX = 2;

/**
 * The constant part of the settings, with the real server's names, its mixture of numbers and strings, and its two
 * spelling mistakes.
 */
const constantSettings = {
  bwg_current_key: 0,
  ecommerceACtive: 0,
  enable_image_ecommerce: true,
  lightbox_ctrl_btn_pos: 'bottom',
  lightbox_info_pos: 'bottom',
  lightbox_close_btn_top: -20,
  lightbox_close_btn_right: -15,
  popup_enable_rate: true,
  popup_enable_zoom: true,
  lightbox_filmstrip_thumb_border_width: '1',
  width_or_height: 'width',
  preload_images: 1,
  preload_images_count: 10,
  enable_image_filmstrip: true,
  lightbox_comment_width: '350',
  watermark_width: 90,
  outerWidth_or_outerHeight: 'outerWidth',
  left_or_top: 'left',
  lightbox_comment_pos: 'left',
  filmstrip_direction: 'horizontal',
  image_filmstrip_width: FILMSTRIP_THUMBNAIL_WIDTH_PX,
  image_filmstrip_height: FILMSTRIP_THUMBNAIL_HEIGHT_PX,
  lightbox_info_margin: '10px 10px -5px 10px',
  event_stack: [],
  bwg_playInterval: 0,
  is_pro: false,
  enable_addthis: false,
  addthis_profile_id: '',
  lightbox_rate_stars_count: '5',
  lightbox_rate_size: '20',
  lightbox_rate_icon: 'star',
  bwg_ctrl_btn_container_height: 40,
  filmstrip_thumb_right_left_space: FILMSTRIP_THUMBNAIL_SPACE_PX,
  all_images_right_left_space: 0,
  gdpr_compliance: false,
};

const settingsOfSite = {
  image_width: 800,
  image_height: 500,
  slideshow_interval: 4,
  slideshow_effect_duration: 0.3,
};

const settingsOfShortcode = Object.fromEntries(
  Object.entries(settingsOfSite).map(([name, value]) => [name, String(value)]),
);

/** Returns the settings and the complete list of a lightbox, as assigned by the script in the response. */
export function galleryBoxData(
  request: GalleryBoxRequest,
  images: readonly ImageRow[],
  counters: ImageCounters,
  isProtected: boolean,
): Record<string, unknown> {
  const { origin, galleryId, imageId, options } = request;
  const key = images.findIndex(({ id }) => id === imageId);
  return {
    ...constantSettings,
    ...(request.hasShortcode ? settingsOfShortcode : settingsOfSite),
    bwg: request.instance,
    bwg_current_key: key,
    enable_loop: options.loop,
    bwg_image_effect: options.effect,
    gallery_id: galleryId,
    site_url: `${origin}${UPLOADS_PATH}`,
    bwg_share_url: sharePageAddress({ origin, galleryId, imageId: '', currentUrl: request.currentUrl }),
    bwg_share_image_url: encodeURIComponent(`${origin}${UPLOADS_PATH}`),
    open_with_fullscreen: options.fullWindow,
    open_with_autoplay: options.autoplay,
    ecommerceACtive: Number(images.some(({ id }) => counters.priceLists.has(id))),
    data: images.map((image, index) => lightboxImage(image, index, counters, origin)),
    current_pos: key * (FILMSTRIP_THUMBNAIL_WIDTH_PX + FILMSTRIP_THUMBNAIL_SPACE_PX),
    current_image_key: key,
    image_right_click: Number(isProtected),
    current_image_id: imageId,
    open_comment: request.opensComments,
    open_ecommerce: request.opensShop,
    ...options.printed,
  };
}
