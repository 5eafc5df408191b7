/** The maximum number of selected items named in the button's text. If more are selected, the text shows a count. */
export const VALUE_TEXT_ITEM_LIMIT = 3;

/** The maximum viewport width at which the list floats over the page, with OK and Cancel buttons. */
export const FLOATING_MAX_WIDTH_PX = 400;

/** The maximum time between two keystrokes that belong to the same typeahead search. */
export const TYPEAHEAD_MS = 500;

/** The number of items that Page Up and Page Down move by. */
export const PAGE_ITEM_COUNT = 10;
