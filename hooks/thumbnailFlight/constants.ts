/** The duration of a picture's flight between its thumbnail and the lightbox. */
export const THUMBNAIL_FLIGHT_MS = 250;

/** The z-index of a picture that flies back: above everything on a page. */
export const THUMBNAIL_FLIGHT_LEVEL = 2147483647;
