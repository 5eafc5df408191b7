/** An interval of fewer effect durations than this shortens the slide change. */
export const SHORT_INTERVAL_FACTOR = 4;

/** The distance that slides move in the effect `shift`, in pixels. */
export const SHIFT_DISTANCE_PX = 32;

/** The shortest change that is drawn: one shorter than a frame is a cut. */
export const MIN_TRANSITION_MS = 16;

/** The shortest change with tiles or a cube, which could not be seen in less time: a shorter one is a fade, which costs less. */
export const MIN_SHAPED_TRANSITION_MS = 100;

/** The time after which an overdue change counts as finished: hidden tabs report no end. */
export const TRANSITION_OVERDUE_MS = 250;

/** The distance of the eye from the front of the cube. */
export const CUBE_PERSPECTIVE_PX = 1000;
