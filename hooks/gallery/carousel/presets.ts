import {
  CAROUSEL_DURATION_MS,
  HERO_FADE_DURATION_MS,
  HERO_INTERVAL_MS,
  PLAYLIST_GAP_PX,
  PLAYLIST_ITEMS_MEDIUM,
  PLAYLIST_ITEMS_NARROWEST,
  PLAYLIST_ITEMS_SMALL,
  PLAYLIST_ITEMS_WIDE,
  PLAYLIST_JUMP_DELAY_MS,
  TESTIMONIAL_DURATION_MS,
  TESTIMONIAL_ITEMS,
} from './constants.ts';
import type { UseCarouselOptions } from './types.ts';

/** Carousel options other than its content. */
export type CarouselPreset = Omit<UseCarouselOptions, 'count' | 'label'>;

/** Options for a marketing page's hero slider. */
export const HERO_CAROUSEL: CarouselPreset = {
  effect: 'fade',
  loop: true,
  autoplay: true,
  intervalMs: HERO_INTERVAL_MS,
  durationMs: HERO_FADE_DURATION_MS,
  arrows: true,
  dots: false,
};

/** Options for a marketing page's testimonials. */
export const TESTIMONIAL_CAROUSEL: CarouselPreset = {
  items: TESTIMONIAL_ITEMS,
  loop: true,
  dots: true,
  arrows: false,
  durationMs: TESTIMONIAL_DURATION_MS,
  autoHeight: true,
};

/** Options for the thumbnails in a playlist's lightbox. */
export const PLAYLIST_CAROUSEL: CarouselPreset = {
  items: [PLAYLIST_ITEMS_NARROWEST, PLAYLIST_ITEMS_SMALL, PLAYLIST_ITEMS_MEDIUM, PLAYLIST_ITEMS_WIDE],
  gap: PLAYLIST_GAP_PX,
  jumpDelayMs: PLAYLIST_JUMP_DELAY_MS,
  durationMs: CAROUSEL_DURATION_MS,
  dots: false,
};
