/** How long a saved file is kept in memory. Safari reads the file only after the click. */
export const SAVED_FILE_LIFETIME_MS = 60_000;

/** Maximum length of a file name in common file systems, in bytes. Longer names are truncated at the beginning. */
export const FILE_NAME_LENGTH = 255;

/** How long a success message is shown. */
export const SAVED_NOTICE_MS = 5000;
