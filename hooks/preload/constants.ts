/** Default number of images to preload beyond the visible thumbnails. */
export const PRELOAD_COUNT = 10;

/** In lists longer than this, "all" is limited to the visible thumbnails plus the count. */
export const PRELOAD_ALL_LIMIT = 200;

/** Number of images preloaded concurrently. */
export const PRELOAD_CONCURRENCY = 4;

/** Number of images that a lightbox preloads immediately: two on each side. */
export const PRELOAD_AT_ONCE_COUNT = 4;

/**
 * Time an image must be shown before more than the nearest ones are preloaded, so that a quick glance costs little
 * traffic.
 */
export const PRELOAD_REST_MS = 1000;

/** Number of remembered URLs. One more clears them all. */
export const PRELOAD_MEMORY_LIMIT = 1000;
