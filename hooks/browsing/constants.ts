/** The distance above the gallery to which a changed page is scrolled. */
export const PAGE_SCROLL_OFFSET_PX = 150;

/** The duration of that scroll. */
export const PAGE_SCROLL_DURATION_MS = 500;

/** The width below which search, sorting and tags are compact. */
export const COMPACT_SEARCH_WIDTH_PX = 410;

/** The number of lines of tag buttons before "See all tags". */
export const VISIBLE_TAG_LINES = 2;

/** The distance of the gallery's end from the window at which more is loaded. */
export const APPEND_DISTANCE_PX = 200;

/** The maximum length of a search. A longer text, from an address or a visitor, is cut. */
export const MAX_SEARCH_LENGTH = 200;

/** The maximum number of tags that are read from an address. */
export const MAX_TAG_COUNT = 50;

/** The largest page number that is read from an address. */
export const MAX_PAGE_NUMBER = 1_000_000;

/** The number of earlier pages that are requested in parallel when an address names a page far down. */
export const PAGES_AT_ONCE = 8;

/** The sort orders of a back end. */
export const SORTS = ['default', 'alt', 'date', 'filename', 'size', 'random'] as const;

/** The key in `history.state` under which the scroll position is kept. */
export const SCROLL_ENTRY_KEY = 'loggiaScroll';
