/** Default number of images to preload beyond the visible thumbnails. */
export const PRELOAD_COUNT = 10;

/** In lists longer than this, a count of 0 ("all") preloads only as many images as there are visible thumbnails. */
export const PRELOAD_ALL_LIMIT = 200;

/** Number of images preloaded concurrently. */
export const PRELOAD_CONCURRENCY = 4;

/** Number of images that a lightbox preloads immediately: two on each side. */
export const PRELOAD_AT_ONCE_COUNT = 4;

/**
 * How long an image must be shown before images other than the nearest ones are preloaded. This saves data if the user
 * only glances at an image.
 */
export const PRELOAD_REST_MS = 1000;

/** Maximum number of remembered URLs. When the limit is exceeded, all URLs are forgotten. */
export const PRELOAD_MEMORY_LIMIT = 1000;
