/** The maximum width of an image. */
export const BLOG_WIDTH_PX = 800;

/** The number of images on a blog's first page, and added by each "Load more". */
export const BLOG_PAGE_LENGTH = 5;

/** The maximum number of entries that are all mounted, so that find-in-page works. Longer blogs are virtualized. */
export const BLOG_VIRTUALIZATION_THRESHOLD = 500;

/** How far from the viewport entries are mounted, in viewport heights. */
export const BLOG_OVERSCAN_WINDOWS = 2;

/**
 * The typical height of an entry. It reserves space for a long blog until it is measured, so that Back restores the
 * scroll position.
 */
export const BLOG_EXPECTED_HEIGHT_PX = 640;

/** The time without movement after which scrolling counts as finished. */
export const BLOG_REST_DELAY_MS = 150;
