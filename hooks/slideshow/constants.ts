/** Specification, point 9: the slideshow interval is in seconds, multiplied by this. */
export const MILLISECONDS_PER_SECOND = 1000;

/** A timer with a longer delay than this fires at once. */
export const LONGEST_TIMER_DELAY_MS = 2 ** 31 - 1;
