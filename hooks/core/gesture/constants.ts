/** Maximum time between the taps of a double tap, and maximum duration of a tap. */
export const DOUBLE_TAP_MS = 300;

/** If a pointer moves less than this, it is a click. Otherwise, it is a drag. */
export const DRAG_INTENT_PX = 8;
