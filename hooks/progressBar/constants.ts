/** The value of a full bar. */
export const PROGRESS_MAX = 100;
