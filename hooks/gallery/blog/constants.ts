/** The maximum width of an image. */
export const BLOG_WIDTH_PX = 800;

/** The number of images on a blog's first page, and the number that each "Load more" adds. */
export const BLOG_PAGE_LENGTH = 5;

/**
 * The maximum number of entries in a blog that is mounted completely. In such a blog, find-in-page works. Longer blogs
 * are virtualized.
 */
export const BLOG_VIRTUALIZATION_THRESHOLD = 500;

/** Entries are mounted up to this far beyond the viewport, in viewport heights. */
export const BLOG_OVERSCAN_WINDOWS = 2;

/**
 * The typical height of an entry. It reserves space in a long blog until entries are measured, so that the browser's
 * Back button restores the scroll position.
 */
export const BLOG_EXPECTED_HEIGHT_PX = 640;

/** How long scrolling must pause before it is considered finished. */
export const BLOG_REST_DELAY_MS = 150;
