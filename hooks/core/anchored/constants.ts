/** Gap between an element and its anchor. */
export const ANCHORED_SIDE_OFFSET_PX = 4;

/** Minimum space between an element and the edges of the window. */
export const ANCHORED_COLLISION_PADDING_PX = 8;

/** Minimum height of an element, even in a short window. */
export const ANCHORED_MIN_HEIGHT_PX = 160;
