/** Scale of an image zoomed by the button, a double tap or a double click. 200 %, as in Photo Gallery. */
export const ZOOM_TOGGLE_SCALE = 2;

/** Maximum scale, unless the image's own pixels allow more. */
export const ZOOM_MAX_SCALE = 4;

/** Factor by which a pinch may exceed the scale limits until the fingers are lifted. */
export const ZOOM_PINCH_SLACK = 1.25;

/** Scale below which a released image returns to its full view. */
export const ZOOM_SNAP_SCALE = 1.05;

/** Factor by which the + key multiplies the scale and the − key divides it. */
export const ZOOM_KEY_FACTOR = 1.5;

/** Exponent of e that each pixel of wheel movement adds to the scale factor. */
export const ZOOM_WHEEL_RATE_PER_PX = 0.01;

/** Line height assumed for wheels that report lines. */
export const ZOOM_WHEEL_LINE_PX = 16;

/** Maximum distance counted per wheel event, so that a mouse wheel notch is a small step. */
export const ZOOM_WHEEL_MAX_TURN_PX = 50;

/** Time after the last wheel event in which the image counts as moving. */
export const ZOOM_WHEEL_REST_MS = 150;

/** Maximum distance between the taps of a double tap. */
export const DOUBLE_TAP_DISTANCE_PX = 30;
