/** The duration of a picture's flight between its thumbnail and the lightbox: as long as the longest change that nobody waits for. */
export const THUMBNAIL_FLIGHT_MS = 250;

/** Above whatever a site has on its pages: a picture that flies back passes over all of it. */
export const THUMBNAIL_FLIGHT_LEVEL = 2147483647;
