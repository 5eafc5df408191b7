/** Between an element and what it stands beside, in CSS pixels. */
export const ANCHORED_GAP_PX = 4;

/** The space between an element and the edge of the window, in CSS pixels. */
export const ANCHORED_EDGE_PX = 8;

/** However low the window is, that much of an element is seen, in CSS pixels. */
export const ANCHORED_MIN_HEIGHT_PX = 160;
