/** The length of the shortest possible email address, `a@b.cd`. The server enforces the same limit. */
export const MIN_EMAIL_LENGTH = 6;

/** The HTTP status for a request body that is too large for the server or for a gateway in front of it. */
export const CONTENT_TOO_LARGE_STATUS = 413;
