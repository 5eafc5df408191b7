/** The minimum height of a post's iframe, in CSS pixels. */
export const POST_EMBED_MIN_HEIGHT_PX = 200;

/** The maximum height of a post's iframe, in CSS pixels. */
export const POST_EMBED_MAX_HEIGHT_PX = 1000;

/** The length of a generated secret. WordPress uses the same length. */
export const POST_EMBED_SECRET_LENGTH = 10;
