/**
 * Maximum time between the click that opens a dialog and a second click at the same position for the two to count as a
 * double click.
 */
export const OPENING_PRESS_MS = 500;

/** Maximum distance between the two clicks of a double click. */
export const OPENING_PRESS_DISTANCE_PX = 10;
