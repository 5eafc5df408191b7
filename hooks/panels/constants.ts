/** Specification, point 9: opening or closing a sidebar. */
export const SIDEBAR_DURATION_MS = 100;

/** Specification, point 9: a shop that is asked for with the lightbox opens this long after it. */
export const SHOP_OPENING_DELAY_MS = 400;

/** Specification, point 9: animations of a resize: maximise and restore. */
export const RESIZE_DURATION_MS = 500;

/** Specification, point 9: the info box waits this long before it shows itself. */
export const INFO_DELAY_MS = 200;

/** Width of a sidebar where neither option nor setting says another (facts 3.10, `lightbox_comment_width`). */
export const SIDEBAR_WIDTH_PX = 350;

/** A sidebar that would leave the image less room than this takes the full width. */
export const SIDEBAR_SMALLEST_AREA_PX = 160;
