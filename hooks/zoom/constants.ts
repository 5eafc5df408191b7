/** Scale of a picture that the button, a double tap or a double click has zoomed: 200 %, as in the original. */
export const ZOOM_TOGGLE_SCALE = 2;

/** Largest scale, where the picture's own pixels do not ask for more. */
export const ZOOM_MAXIMUM_SCALE = 4;

/** Pinched beyond its limits, a picture gives way by this factor until the fingers let go. */
export const ZOOM_PINCH_SLACK = 1.25;

/** A picture that is let go at less than this is whole. */
export const ZOOM_SNAP_SCALE = 1.05;

/** The factor by which a press of + multiplies the scale, and − divides it. */
export const ZOOM_KEY_FACTOR = 1.5;

/** The exponent of e that each pixel of a wheel adds to the scale's factor. */
export const ZOOM_WHEEL_RATE_PER_PX = 0.01;

/** Pixels of a wheel that counts lines. */
export const ZOOM_WHEEL_LINE_PX = 16;

/** One turn counts for no more than this: a notch of a mouse is a step, not a leap. */
export const ZOOM_WHEEL_LARGEST_TURN_PX = 50;

/** For this long after the wheel's last turn the picture counts as moving. */
export const ZOOM_WHEEL_REST_MS = 150;

/** Two taps within this time are a double tap. */
export const DOUBLE_TAP_MS = 300;

/** And no farther from each other than this. */
export const DOUBLE_TAP_DISTANCE_PX = 30;
