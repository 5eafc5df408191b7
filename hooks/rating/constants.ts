/** The number of decimals of a shown average. */
export const RATING_DECIMALS = 1;

/** The default number of stars. */
export const RATING_STAR_COUNT = 5;

/** More stars than this are never shown. */
export const RATING_MAX_STAR_COUNT = 20;

/** The default width and height of one star. */
export const RATING_STAR_SIZE_PX = 20;

/** No setting makes a star smaller or larger than these. */
export const RATING_MIN_STAR_SIZE_PX = 8;
export const RATING_MAX_STAR_SIZE_PX = 96;

/** The fraction of a mean's last star above which it is shown as a half. */
export const RATING_HALF_STAR_ABOVE = 0.25;

/** The fraction of a mean's last star from which it is shown as a whole one. */
export const RATING_FULL_STAR_FROM = 0.76;

/** The same without half stars. */
export const RATING_FULL_STAR_WITHOUT_HALVES_FROM = 0.6;
