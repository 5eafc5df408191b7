/** Images to load ahead beyond the visible thumbnails where neither option nor setting says another. */
export const PRELOAD_COUNT = 10;

/** Above this many images, "all" means the visible thumbnails and the count. */
export const PRELOAD_ALL_LIMIT = 200;

/** Images that are loaded ahead at the same time. */
export const PRELOAD_CONCURRENCY = 4;

/** After so many addresses that were asked for all are forgotten. */
export const PRELOAD_MEMORY_LIMIT = 1000;
