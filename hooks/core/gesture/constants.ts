/** Maximum time between the taps of a double tap, and maximum duration of a tap. */
export const DOUBLE_TAP_MS = 300;
