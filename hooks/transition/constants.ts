/** Specification, point 9: the slideshow interval is in seconds, multiplied by this. */
export const MILLISECONDS_PER_SECOND = 1000;

/** Specification, point 9: an interval under this many effect durations shortens the slide change. */
export const SHORT_INTERVAL_FACTOR = 4;
