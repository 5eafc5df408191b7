/** Items are mounted up to this far beyond the viewport. */
export const OVERSCAN_PX = 200;

/** Number of server-rendered items: slightly more than a thumbnail grid shows in a large desktop window. */
export const INITIAL_COUNT = 40;

/** Width of the widest known scrollbar. */
export const SCROLLBAR_WIDTH_LIMIT_PX = 24;

/**
 * If a container returns to a previous width within this time, the change is attributed to the layout's own scrollbar
 * rather than to a resize.
 */
export const SCROLLBAR_SETTLE_TIME_MS = 1000;

/**
 * Maximum number of items in a gallery that is mounted completely. In such a gallery, find-in-page and fragment links
 * work.
 */
export const VIRTUALIZATION_THRESHOLD = 500;

/** Items of unknown height are mounted up to this far beyond the viewport, in viewport heights. */
export const ITEM_OVERSCAN_WINDOWS = 2;

/** How long scrolling must pause before positions are corrected. */
export const SCROLL_REST_DELAY_MS = 150;
