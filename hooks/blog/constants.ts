/** The maximum width of an image. */
export const BLOG_WIDTH_PX = 800;

/** The number of images on the first page of a blog, and of those that each "Load more" adds. */
export const BLOG_PAGE_LENGTH = 5;

/** The longest blog whose entries are all in the document, so that find-in-page works. */
export const BLOG_VIRTUALIZATION_THRESHOLD = 500;

/** The distance from the window within which entries are in the document, in window heights. */
export const BLOG_OVERSCAN_WINDOWS = 2;

/** The typical height of an entry. It reserves room for a long blog until it is measured, so that Back finds its place. */
export const BLOG_EXPECTED_HEIGHT_PX = 640;

/** The time without movement after which scrolling counts as over. */
export const BLOG_REST_DELAY_MS = 150;
