/** A turned page is scrolled to this far above the gallery (specification, point 7, paging). */
export const PAGE_SCROLL_OFFSET_PX = 150;

/** The duration of that scroll (specification, point 7, paging). */
export const PAGE_SCROLL_DURATION_MS = 500;

/** Below this width search, order and tags draw together (specification, point 2). */
export const COMPACT_SEARCH_WIDTH_PX = 410;

/** Lines of tag buttons before "See all tags" (facts.md 2.10). */
export const VISIBLE_TAG_LINES = 2;

/** More is asked for when the end of the gallery comes so near to the window. */
export const APPEND_DISTANCE_PX = 200;

/** The longest text that is searched for; a longer one, of an address or of a visitor, is cut. */
export const LONGEST_SEARCH_LENGTH = 200;

/** So many tags of an address count. */
export const LARGEST_TAG_COUNT = 50;

/** A page number beyond this is no page. */
export const LARGEST_PAGE_NUMBER = 1_000_000;

/** The number of earlier pages that are requested in parallel when an address names a page far down. */
export const PAGES_AT_ONCE = 8;

/** Orders that a back end knows (facts.md 7.5). */
export const SORTS = ['default', 'alt', 'date', 'filename', 'size', 'random'] as const;

/** The key in `history.state` under which the scroll position is kept. */
export const SCROLL_ENTRY_KEY = 'loggiaScroll';
