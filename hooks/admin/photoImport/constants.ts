/** Minimum number of photos per request. */
export const IMPORT_MIN_PHOTOS = 1;

/** Maximum number of photos per request. */
export const IMPORT_MAX_PHOTOS = 25;

/** Default number of photos in the form. */
export const IMPORT_DEFAULT_PHOTOS = 12;
