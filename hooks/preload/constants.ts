/** The default number of images to load ahead beyond the visible thumbnails. */
export const PRELOAD_COUNT = 10;

/** Above this many images, "all" means the visible thumbnails and the count. */
export const PRELOAD_ALL_LIMIT = 200;

/** The number of images that load ahead at the same time. */
export const PRELOAD_CONCURRENCY = 4;

/** The number of images that a lightbox loads ahead at once: two on each side. */
export const PRELOAD_AT_ONCE_COUNT = 4;

/** The time that a picture has stood before more than the nearest are loaded ahead, in milliseconds. Who only glances is not sent them. */
export const PRELOAD_REST_MS = 1000;

/** The number of remembered addresses; one more forgets all of them. */
export const PRELOAD_MEMORY_LIMIT = 1000;
