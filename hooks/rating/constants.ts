/** The number of decimals of a displayed average. */
export const RATING_DECIMALS = 1;

/** The default number of stars. */
export const RATING_STAR_COUNT = 5;

/** The maximum number of stars. */
export const RATING_MAX_STAR_COUNT = 20;

/** The default width and height of a star. */
export const RATING_STAR_SIZE_PX = 20;

/** The limits of a star's size; settings beyond them are clamped. */
export const RATING_MIN_STAR_SIZE_PX = 8;
export const RATING_MAX_STAR_SIZE_PX = 96;

/** The fraction of the last star above which an average shows a half star. */
export const RATING_HALF_STAR_ABOVE = 0.25;

/** The fraction of the last star from which an average shows a full star. */
export const RATING_FULL_STAR_FROM = 0.76;

/** The fraction of the last star from which an average shows a full star if half stars are off. */
export const RATING_FULL_STAR_WITHOUT_HALVES_FROM = 0.6;
