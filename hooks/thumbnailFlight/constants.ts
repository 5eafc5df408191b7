/** The duration of a picture's flight out of its thumbnail. */
export const THUMBNAIL_FLIGHT_MS = 280;

/** The duration of its flight back. */
export const THUMBNAIL_RETURN_MS = 220;

/** The duration in which the ground fades when less motion is preferred, and nothing flies. */
export const STILL_FADE_MS = 120;

/** The time after which a closed dialog that is still there fades by a theme's own rule. The kit's goes after 20 ms. */
export const OWN_FADE_MS = 100;

/** The z-index of a picture that flies back: above everything on a page. */
export const THUMBNAIL_FLIGHT_LEVEL = 2147483647;
