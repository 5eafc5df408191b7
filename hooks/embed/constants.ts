/** Specification, point 9: embeds use a 16:9 ratio, so this is height per width. */
export const EMBED_RATIO = 0.5625;

/** Specification, point 9: what a social post's frame adds to its picture at the least. */
export const POST_CHROME_PX = 88;

/** Specification, point 9: what it adds in an inline view. */
export const POST_CHROME_INLINE_PX = 96;

/** Specification, point 9: what it adds in a lightbox. */
export const POST_CHROME_LIGHTBOX_PX = 176;

/** Specification, point 9: what both sides of a social post take of its width. */
export const POST_PADDING_PX = 16;

/** A post whose size nobody told is a square of this side. */
export const POST_SIDE_PX = 640;

/** The event that an unknown kind fires at its box: whoever listens may fill the box. */
export const EMBED_EVENT = 'loggia:embed';
