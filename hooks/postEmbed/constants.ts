/** Specification, point 9: no frame of a post is lower. */
export const POST_EMBED_MIN_HEIGHT_PX = 200;

/** Specification, point 9: nor higher. */
export const POST_EMBED_MAX_HEIGHT_PX = 1000;

/** Characters of a secret that we make (facts.md 7.14). */
export const POST_EMBED_SECRET_LENGTH = 10;
