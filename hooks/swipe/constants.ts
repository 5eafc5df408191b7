/** The minimum horizontal distance of a swipe, in pixels. */
export const SWIPE_DISTANCE_PX = 30;

/** The vertical distance that a swipe must stay below, in pixels. */
export const SWIPE_CROSS_LIMIT_PX = 30;

/** The maximum duration of a swipe, in milliseconds. */
export const SWIPE_DURATION_LIMIT_MS = 1000;

/** The time after which a resting touch is a long press, in milliseconds. */
export const LONG_PRESS_MS = 750;

/** The part of the width past which a slow drag turns the page. */
export const SWIPE_TURN_FRACTION = 0.5;

/** The part of the height past which a pull down closes a lightbox. */
export const SWIPE_CLOSE_FRACTION = 0.2;

/** The minimum speed of a flick, in pixels per millisecond. */
export const SWIPE_FLICK_VELOCITY_PX_PER_MS = 0.5;

/** The part of a finger's movement that a picture follows where it cannot go on: this much at first, then less and less. */
export const SWIPE_RUBBER_BAND = 0.4;

/** The spring that moves a picture to its place: firm, without overshoot. */
export const SWIPE_SPRING = { tension: 320, friction: 34, clamp: true } as const;
