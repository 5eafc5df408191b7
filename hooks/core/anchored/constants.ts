/** Gap between an element and its anchor. */
export const ANCHORED_SIDE_OFFSET_PX = 4;

/** Minimum space between an element and the edges of the window. */
export const ANCHORED_COLLISION_PADDING_PX = 8;

/** Lower bound for the available height, so that an element remains usable even in a short window. */
export const ANCHORED_MIN_HEIGHT_PX = 160;
