/** The shortest text that can be an email address: `a@b.cd` (the server's own limit). */
export const SHORTEST_EMAIL_LENGTH = 6;
