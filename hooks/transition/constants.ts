/** Specification, point 9: an interval under this many effect durations shortens the slide change. */
export const SHORT_INTERVAL_FACTOR = 4;
