/** Specification, point 9: the duration of opening or closing a sidebar. */
export const SIDEBAR_DURATION_MS = 100;

/** Specification, point 9: the delay before a shop that opens with the lightbox. */
export const SHOP_OPENING_DELAY_MS = 400;

/** Specification, point 9: the duration of maximizing and restoring. */
export const RESIZE_DURATION_MS = 500;

/** Specification, point 9: the delay before the info box appears. */
export const INFO_DELAY_MS = 200;

/** The default width of a sidebar (facts 3.10, `lightbox_comment_width`). */
export const SIDEBAR_WIDTH_PX = 350;

/** The minimum width of the image beside a sidebar. With less room the sidebar takes the full width. */
export const SIDEBAR_SMALLEST_AREA_PX = 160;
