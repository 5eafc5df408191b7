/** Facts 3.9, `blog_style_width`: the most that an image takes, in CSS pixels. */
export const BLOG_WIDTH_PX = 800;

/** Facts 3.9: images on the first page of a blog, and more with each Load More. */
export const BLOG_PAGE_LENGTH = 5;

/** Up to so many entries all of them are in the document, so that the browser finds words in every one. */
export const BLOG_UNWINDOWED_COUNT = 500;

/** Entries that are nearer to the window than this are in the document, in windows. */
export const BLOG_OVERSCAN_WINDOWS = 2;

/** The height of most entries. It reserves room for a long blog until it is measured, so that Back finds its place. */
export const BLOG_EXPECTED_HEIGHT_PX = 640;

/** Nobody scrolls any more when nothing has moved for so long. */
export const BLOG_REST_DELAY_MS = 150;
