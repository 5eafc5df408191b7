/** A timer with a longer delay than this fires at once. */
export const LONGEST_TIMER_DELAY_MS = 2 ** 31 - 1;
