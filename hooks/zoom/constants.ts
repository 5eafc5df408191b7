/** Scale of a picture that the button, a double tap or a double click has zoomed: 200 %, as in the original. */
export const ZOOM_TOGGLE_SCALE = 2;

/** Largest scale, where the picture's own pixels do not ask for more. */
export const ZOOM_MAX_SCALE = 4;

/** The factor by which a pinch may pass the limits of the scale until the fingers let go. */
export const ZOOM_PINCH_SLACK = 1.25;

/** The scale below which a released picture becomes whole. */
export const ZOOM_SNAP_SCALE = 1.05;

/** The factor by which a press of + multiplies the scale, and − divides it. */
export const ZOOM_KEY_FACTOR = 1.5;

/** The exponent of e that each pixel of a wheel adds to the scale's factor. */
export const ZOOM_WHEEL_RATE_PER_PX = 0.01;

/** The height of a line for a wheel that counts lines. */
export const ZOOM_WHEEL_LINE_PX = 16;

/** The largest distance that one turn counts for: a notch of a mouse is a step, not a leap. */
export const ZOOM_WHEEL_MAX_TURN_PX = 50;

/** The time after the wheel's last turn in which the picture counts as moving. */
export const ZOOM_WHEEL_REST_MS = 150;

/** The longest distance between the taps of a double tap. */
export const DOUBLE_TAP_DISTANCE_PX = 30;
