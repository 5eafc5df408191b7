/** Specification, point 9: with more items chosen than this, the caption counts them. */
export const CAPTION_ITEM_LIMIT = 3;

/** Specification, point 9: in windows up to this width the list floats over the page, and is closed by its own buttons. */
export const FLOATING_MAX_WIDTH_PX = 400;

/** Letters typed within this time of each other are one word to look for. */
export const TYPEAHEAD_MS = 500;

/** The assumed height of an item in a long list before any has been measured. */
export const USUAL_ITEM_HEIGHT_PX = 40;

/** Items that Page Up and Page Down go past. */
export const PAGE_ITEM_COUNT = 10;
