/** Specification, point 9: an interval under this many effect durations shortens the slide change. */
export const SHORT_INTERVAL_FACTOR = 4;

/** A change shorter than a frame is not drawn: it is a cut. */
export const SHORTEST_TRANSITION_MS = 16;

/** Nobody sees tiles or a cube in less time than this: such a change is a fade, which costs less. */
export const SHORTEST_SHAPED_TRANSITION_MS = 100;

/** A change whose end was not reported this long after it was due counts as finished: hidden tabs report nothing. */
export const TRANSITION_OVERDUE_MS = 250;

/** The distance of the eye from the front of the cube. */
export const CUBE_PERSPECTIVE_PX = 1000;
