/** The minimum number of photos in a request. */
export const IMPORT_MIN_PHOTOS = 1;

/** The maximum number of photos in a request. */
export const IMPORT_MAX_PHOTOS = 25;

/** The default number of photos in the form. */
export const IMPORT_DEFAULT_PHOTOS = 12;
