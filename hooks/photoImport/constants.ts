/** The fewest photos that can be requested (facts.md 5.3). */
export const IMPORT_MIN_PHOTOS = 1;

/** The most, in the form of one gallery (facts.md 5.3). */
export const IMPORT_MAX_PHOTOS = 25;

/** The default number of photos in the form. */
export const IMPORT_DEFAULT_PHOTOS = 12;
