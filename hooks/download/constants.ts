/** How long a saved file stays in memory: Safari reads it only after the click. */
export const SAVED_FILE_LIFETIME_MS = 60_000;

/** How long a success is told of. */
export const SAVED_NOTICE_MS = 5000;
