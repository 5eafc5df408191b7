/** The shortest text that can be an email address: `a@b.cd` (the server's own limit). */
export const SHORTEST_EMAIL_LENGTH = 6;

/** HTTP status of a server, or of a gateway before it, that takes no bodies of this size. */
export const CONTENT_TOO_LARGE_STATUS = 413;
