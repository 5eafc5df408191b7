/** The default number of images to load ahead beyond the visible thumbnails. */
export const PRELOAD_COUNT = 10;

/** Above this many images, "all" means the visible thumbnails and the count. */
export const PRELOAD_ALL_LIMIT = 200;

/** The number of images that load ahead at the same time. */
export const PRELOAD_CONCURRENCY = 4;

/** The number of remembered addresses; one more forgets all of them. */
export const PRELOAD_MEMORY_LIMIT = 1000;
