/** The gap between an element and its anchor, in CSS pixels. */
export const ANCHORED_SIDE_OFFSET_PX = 4;

/** The space between an element and the edge of the window, in CSS pixels. */
export const ANCHORED_COLLISION_PADDING_PX = 8;

/** The minimum height of an element, even in a low window, in CSS pixels. */
export const ANCHORED_MIN_HEIGHT_PX = 160;
