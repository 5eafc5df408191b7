/** Minimum distance of a swipe: horizontally to turn the page, or downwards to close the lightbox. */
export const SWIPE_DISTANCE_PX = 30;

/** Maximum vertical movement of a quick horizontal swipe. */
export const SWIPE_CROSS_LIMIT_PX = 30;

/** Maximum duration of a quick horizontal swipe. */
export const SWIPE_DURATION_LIMIT_MS = 1000;

/** How long a touch must be held in place to count as a long press. */
export const LONG_PRESS_MS = 750;

/** Fraction of the width beyond which a slow drag goes to another page. */
export const SWIPE_TURN_FRACTION = 0.5;

/** Fraction of the height beyond which pulling down closes a lightbox. */
export const SWIPE_CLOSE_FRACTION = 0.2;

/** Minimum speed of a flick. */
export const SWIPE_FLICK_VELOCITY_PX_PER_MS = 0.5;

/**
 * When an image cannot move any further, it initially follows this fraction of the pointer's movement. The fraction
 * decreases with the distance.
 */
export const SWIPE_RUBBER_BAND = 0.4;

/** Spring that moves an image into place: firm, without overshoot. */
export const SWIPE_SPRING = { tension: 320, friction: 34, clamp: true } as const;
