/** The duration of opening or closing a sidebar. */
export const SIDEBAR_DURATION_MS = 100;

/** The delay before a shop that opens with the lightbox. */
export const SHOP_OPEN_DELAY_MS = 400;

/** The duration of maximizing and restoring. */
export const RESIZE_DURATION_MS = 500;

/** The delay before the info box appears. */
export const INFO_DELAY_MS = 200;

/** The width of a window up to which a bar has five buttons, in pixels. */
export const NARROW_BAR_WIDTH_PX = 480;

/** The time without movement after which what lies over a picture may fade. */
export const IDLE_DELAY_MS = 3000;

/** The time that a pointer or focus rests on a control before its tooltip appears; the next one appears at once. */
export const TOOLTIP_DELAY_MS = 500;

/** The time in which a pointer may cross from a control to its tooltip. */
export const TOOLTIP_GRACE_MS = 150;

/** The length of a description, in characters, that two lines on a phone have no room for. */
export const LONG_INFO_LENGTH = 90;

/** The default width of a sidebar. */
export const SIDEBAR_WIDTH_PX = 350;

/** The minimum width of the image beside a sidebar. With less room the sidebar takes the full width. */
export const SIDEBAR_MIN_IMAGE_WIDTH_PX = 160;
