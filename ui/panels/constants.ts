/**
 * A description of at least this length, in characters, may overflow its box. Keyboard users must be able to focus such
 * a box to scroll it.
 */
export const LONG_DESCRIPTION_LENGTH = 200;
