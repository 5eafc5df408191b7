/** Duration of the image's animation out of its thumbnail. */
export const THUMBNAIL_FLIGHT_MS = 280;

/** Duration of the animation back to the thumbnail. */
export const THUMBNAIL_RETURN_MS = 220;

/** Duration of the backdrop's fade with reduced motion, when the image is not animated. */
export const STILL_FADE_MS = 120;

/**
 * A closed dialog that is still present after this time fades with the theme's own CSS. The kit's dialog is removed
 * after 20 ms.
 */
export const OWN_FADE_MS = 100;

/** z-index of an image that animates back: above everything on a page. */
export const THUMBNAIL_FLIGHT_LEVEL = 2147483647;
