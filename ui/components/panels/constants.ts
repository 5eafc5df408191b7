/**
 * Length in characters from which a description may overflow its box, so that keyboard users must be able to focus it.
 */
export const LONG_DESCRIPTION_LENGTH = 200;
