/** Specification, point 9: least way across, in pixels, of a release that turns the page. */
export const SWIPE_DISTANCE_PX = 30;

/** Specification, point 9: such a release has gone less than this along the other axis, in pixels. */
export const SWIPE_CROSS_LIMIT_PX = 30;

/** Specification, point 9: and it has lasted no longer than this, in milliseconds. */
export const SWIPE_DURATION_LIMIT_MS = 1000;

/** Specification, point 9: a finger that rests for so long presses, in milliseconds. */
export const LONG_PRESS_MS = 750;

/** A drag that is slower turns the page past this part of the width. */
export const SWIPE_TURN_FRACTION = 0.5;

/** Pulled down past this part of the height, a lightbox closes. */
export const SWIPE_CLOSE_FRACTION = 0.2;

/** A release that is faster is a flick, in pixels per millisecond. */
export const SWIPE_FLICK_VELOCITY_PX_PER_MS = 0.5;

/** The part of a finger's way that a picture follows where there is no way on: this much at first, then less and less. */
export const SWIPE_RUBBER_BAND = 0.4;

/** The spring that brings a picture to its place: firm, and without swinging past it. */
export const SWIPE_SPRING = { tension: 320, friction: 34, clamp: true } as const;
