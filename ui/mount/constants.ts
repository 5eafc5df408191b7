/**
 * How long a press on the server's content may wait for the kit, in milliseconds. After that, the server's content is
 * kept, and the press is replayed on it. We chose this value because visitors give up sooner than a slow connection
 * does.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;

/**
 * The lowest height of the page's fields that a mounted form adopts, relative to the form's font size. Lower fields
 * don't have room for a line of text, because the theme doesn't style them.
 */
export const MIN_FIELD_HEIGHT_EM = 1.5;
