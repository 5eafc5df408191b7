/** The distance left above the gallery when a page change scrolls to it. */
export const PAGE_SCROLL_OFFSET_PX = 150;

/** The duration of the scroll after a page change. */
export const PAGE_SCROLL_DURATION_MS = 500;

/** The width below which search, sorting and tags switch to a compact layout. */
export const COMPACT_SEARCH_WIDTH_PX = 410;

/** The number of tag rows shown before "See all tags". */
export const VISIBLE_TAG_LINES = 2;

/** How close the end of the gallery must be to the viewport before more images are loaded. */
export const APPEND_DISTANCE_PX = 200;

/** The maximum length of a search. Longer text, from the URL or from the user, is truncated. */
export const MAX_SEARCH_LENGTH = 200;

/** The maximum number of tags read from a URL. */
export const MAX_TAG_COUNT = 50;

/** The largest page number accepted from a URL. */
export const MAX_PAGE_NUMBER = 1_000_000;

/** The number of pages requested in parallel if the URL specifies a later page. */
export const PAGES_AT_ONCE = 8;

/** The sort orders supported by the backend. */
export const SORTS = ['default', 'alt', 'date', 'filename', 'size', 'random'] as const;

/** The `history.state` key that the scroll position is stored under. */
export const SCROLL_ENTRY_KEY = 'loggiaScroll';
