/** The longest time between the taps of a double tap, and the longest of one tap. */
export const DOUBLE_TAP_MS = 300;
