/** Duration of the image's animation out of its thumbnail. */
export const THUMBNAIL_FLIGHT_MS = 280;

/** Duration of the animation back to the thumbnail. */
export const THUMBNAIL_RETURN_MS = 220;

/** Duration of the backdrop's fade if the user prefers reduced motion. In this case, the image is not animated. */
export const STILL_FADE_MS = 120;

/**
 * If a closed dialog is still present after this time, it is assumed to fade out with the theme's own CSS. The kit's
 * dialog is removed after 20 ms.
 */
export const OWN_FADE_MS = 100;

/** z-index of an image that is animated back to its thumbnail: above everything else on the page. */
export const THUMBNAIL_FLIGHT_LEVEL = 2147483647;
