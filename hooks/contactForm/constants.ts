/** The shortest text that can be an email address: `a@b.cd` (the server's own limit). */
export const MIN_EMAIL_LENGTH = 6;

/** The HTTP status for a request body that the server, or a gateway before it, finds too large. */
export const CONTENT_TOO_LARGE_STATUS = 413;
