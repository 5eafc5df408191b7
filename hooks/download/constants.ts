/** The time for which a saved file stays in memory: Safari reads it only after the click. */
export const SAVED_FILE_LIFETIME_MS = 60_000;

/** The longest file name of common file systems, in bytes; a longer name loses its beginning. */
export const FILE_NAME_LENGTH = 255;

/** The time for which a success is announced. */
export const SAVED_NOTICE_MS = 5000;
