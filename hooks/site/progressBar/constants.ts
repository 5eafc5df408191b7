/** The default value that represents a full bar. */
export const PROGRESS_MAX = 100;
