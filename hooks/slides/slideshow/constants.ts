/** Default slideshow interval. */
export const LIGHTBOX_INTERVAL_MS = 2500;
