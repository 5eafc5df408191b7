/** The maximum width of an image. */
export const BLOG_WIDTH_PX = 800;

/** The number of images on a blog's first page, and the number that each "Load more" adds. */
export const BLOG_PAGE_LENGTH = 5;

/**
 * The maximum number of entries in a blog that is mounted completely. In such a blog, find-in-page works. Longer blogs
 * are virtualized.
 */
export const BLOG_VIRTUALIZATION_THRESHOLD = 500;
