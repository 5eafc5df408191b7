/** If the slideshow interval is shorter than this many effect durations, the slide transition is shortened. */
export const SHORT_INTERVAL_FACTOR = 4;

/** Distance that slides move in the `shift` effect. */
export const SHIFT_DISTANCE_PX = 32;

/** Shortest transition that is animated. Anything shorter than a frame is instant. */
export const MIN_TRANSITION_MS = 16;

/**
 * Shortest transition that uses tiles or a cube. In less time, these effects would not be visible. Shorter transitions
 * use a fade, which is cheaper.
 */
export const MIN_SHAPED_TRANSITION_MS = 100;

/** How long a transition may be overdue before it counts as finished. Hidden tabs fire no end events. */
export const TRANSITION_OVERDUE_MS = 250;

/** Distance of the viewer from the front of the cube. */
export const CUBE_PERSPECTIVE_PX = 1000;

/** Maximum duration of a queued slide transition. Each request that is still waiting shortens it further. */
export const LIGHTBOX_REPLAY_DURATION_MS = 100;
