/** Scale after zooming in with the button, a double tap or a double click: 200%, as in the Photo Gallery plugin. */
export const ZOOM_TOGGLE_SCALE = 2;

/** Maximum scale, unless the image needs a larger scale to reach its natural size. */
export const ZOOM_MAX_SCALE = 4;

/** Factor by which a pinch may exceed the scale limits until the fingers are lifted. */
export const ZOOM_PINCH_SLACK = 1.25;

/** Scale below which the whole image is shown again when the fingers are lifted. */
export const ZOOM_SNAP_SCALE = 1.05;

/** Factor by which the + key multiplies the scale and the − key divides it. */
export const ZOOM_KEY_FACTOR = 1.5;

/** Zoom speed of the mouse wheel. Each pixel of movement multiplies the scale by e to the power of this number. */
export const ZOOM_WHEEL_RATE_PER_PX = 0.01;

/** Line height assumed for mouse wheels that report lines instead of pixels. */
export const ZOOM_WHEEL_LINE_PX = 16;

/** Maximum distance taken into account per wheel event, so that each notch of a mouse wheel is a small step. */
export const ZOOM_WHEEL_MAX_TURN_PX = 50;

/** How long the image is considered to be moving after the last wheel event. */
export const ZOOM_WHEEL_REST_MS = 150;

/** Maximum distance between the taps of a double tap. */
export const DOUBLE_TAP_DISTANCE_PX = 30;
