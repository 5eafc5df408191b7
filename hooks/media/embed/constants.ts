/** The height of an embed as a fraction of its width: 16:9. */
export const EMBED_RATIO = 0.5625;

/** The height that a social post's frame adds to its image, in the `compact` variant. */
export const POST_CHROME_PX = 88;

/** The height that a social post's frame adds to its image, in the `inline` variant. */
export const POST_CHROME_INLINE_PX = 96;

/** The height that a social post's frame adds to its image, in the `lightbox` variant. */
export const POST_CHROME_LIGHTBOX_PX = 176;

/** The total horizontal padding of a social post. */
export const POST_PADDING_PX = 16;

/** The width and height of a post whose size is unknown. */
export const POST_SIDE_PX = 640;

/** The DOM event that is dispatched on the container of an unknown embed, so that a listener can fill it. */
export const EMBED_EVENT = 'loggia:embed';
