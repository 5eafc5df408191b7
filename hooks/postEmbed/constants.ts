/** Specification, point 9: the minimum height of a post's frame. */
export const POST_EMBED_MIN_HEIGHT_PX = 200;

/** Specification, point 9: its maximum height. */
export const POST_EMBED_MAX_HEIGHT_PX = 1000;

/** The length of a generated secret (facts.md 7.14). */
export const POST_EMBED_SECRET_LENGTH = 10;
