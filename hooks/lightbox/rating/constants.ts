/** The number of decimals in a displayed average. */
export const RATING_DECIMALS = 1;

/** The default number of stars. */
export const RATING_STAR_COUNT = 5;

/** The maximum number of stars. */
export const RATING_MAX_STAR_COUNT = 20;

/** The default width and height of a star. */
export const RATING_STAR_SIZE_PX = 20;

/** The limits for a star's size. Settings outside these limits are clamped. */
export const RATING_MIN_STAR_SIZE_PX = 8;
export const RATING_MAX_STAR_SIZE_PX = 96;

/** If the fractional part of an average is above this threshold, the last star is shown as half full. */
export const RATING_HALF_STAR_ABOVE = 0.25;

/** If the fractional part of an average is at or above this threshold, the last star is shown as full. */
export const RATING_FULL_STAR_FROM = 0.76;

/** The threshold at or above which the last star is shown as full if half stars are disabled. */
export const RATING_FULL_STAR_WITHOUT_HALVES_FROM = 0.6;
