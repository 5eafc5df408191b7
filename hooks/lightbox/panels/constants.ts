/** Duration of the animation when a sidebar opens or closes. */
export const SIDEBAR_DURATION_MS = 100;

/** The delay before the shop opens if it opens with the lightbox. */
export const SHOP_OPEN_DELAY_MS = 400;

/** The duration of the maximize and restore animations. */
export const RESIZE_DURATION_MS = 500;

/** The delay before the info box appears. */
export const INFO_DELAY_MS = 200;

/** Maximum window width, in CSS pixels, for a narrow control bar with at most five buttons. */
export const NARROW_BAR_WIDTH_PX = 480;

/** Idle time before overlays on an image may fade out. */
export const IDLE_DELAY_MS = 3000;

/**
 * How long a pointer or focus must rest on a control before the control's tooltip appears. Subsequent tooltips appear
 * immediately.
 */
export const TOOLTIP_DELAY_MS = 500;

/** How long a pointer may take to move from a control to its tooltip. */
export const TOOLTIP_GRACE_MS = 150;

/** Descriptions of more than this many characters don't fit on two lines on a phone. */
export const LONG_INFO_LENGTH = 90;

/** The default width of a sidebar. */
export const SIDEBAR_WIDTH_PX = 350;

/**
 * The default minimum width of the image next to a sidebar. If there is less space, the sidebar takes the full width.
 */
export const SIDEBAR_MIN_IMAGE_WIDTH_PX = 160;
