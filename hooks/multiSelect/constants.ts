/** The maximum number of selected items that the caption names. With more, it shows a count. */
export const VALUE_TEXT_ITEM_LIMIT = 3;

/** The maximum window width in which the list floats over the page, with buttons that close it. */
export const FLOATING_MAX_WIDTH_PX = 400;

/** The maximum time between two letters of one typed word. */
export const TYPEAHEAD_MS = 500;

/** The assumed height of an item in a long list before any has been measured. */
export const USUAL_ITEM_HEIGHT_PX = 40;

/** The number of items that Page Up and Page Down move by. */
export const PAGE_ITEM_COUNT = 10;
