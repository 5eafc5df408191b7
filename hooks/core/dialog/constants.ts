/**
 * If a second click at the same position follows within this time of the click that opened a dialog, the two count as a
 * double click.
 */
export const OPENING_PRESS_MS = 500;

/** Maximum distance between the two clicks of a double click. */
export const OPENING_PRESS_DISTANCE_PX = 10;
