/** If the slideshow interval is shorter than this many effect durations, the slide change is shortened. */
export const SHORT_INTERVAL_FACTOR = 4;

/** Distance that slides move in the `shift` effect. */
export const SHIFT_DISTANCE_PX = 32;

/** Shortest change that is animated: less than a frame is an instant change. */
export const MIN_TRANSITION_MS = 16;

/**
 * Shortest change with tiles or a cube, which would not be visible in less time. Shorter changes use a fade, which is
 * cheaper.
 */
export const MIN_SHAPED_TRANSITION_MS = 100;

/** Time after which an overdue change counts as finished, because hidden tabs fire no end events. */
export const TRANSITION_OVERDUE_MS = 250;

/** Distance of the viewer from the front of the cube. */
export const CUBE_PERSPECTIVE_PX = 1000;
