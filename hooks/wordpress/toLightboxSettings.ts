import type { InferOutput } from 'valibot';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { lightboxSchema } from './lightboxSchema.ts';
import { toRatingIcon } from './toRatingIcon.ts';
import { toSlideEffect } from './toSlideEffect.ts';

/** The settings under our names. An effect or a direction that we do not know is left out: the default serves. */
export function toLightboxSettings(data: InferOutput<typeof lightboxSchema>): LightboxSettings {
  return {
    loop: data.enable_loop,
    effect: toSlideEffect(data.bwg_image_effect),
    effectDuration: data.slideshow_effect_duration,
    interval: data.slideshow_interval,
    autoplay: data.open_with_autoplay,
    fullWindow: data.open_with_fullscreen,
    width: data.image_width,
    height: data.image_height,
    preload: data.preload_images,
    preloadCount: data.preload_images_count,
    filmstrip: data.enable_image_filmstrip,
    filmstripDirection: data.filmstrip_direction,
    filmstripThumbnailWidth: data.image_filmstrip_width,
    filmstripThumbnailHeight: data.image_filmstrip_height,
    protectImages: data.image_right_click,
    openComments: data.open_comment,
    openShop: data.open_ecommerce,
    shop: data.ecommerceACtive === true && data.enable_image_ecommerce === true,
    rating: data.popup_enable_rate,
    ratingStarCount: data.lightbox_rate_stars_count,
    ratingStarSize: data.lightbox_rate_size,
    ratingIcon: toRatingIcon(data.lightbox_rate_icon),
  };
}
