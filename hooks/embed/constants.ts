/** The height of an embed by its width: 16:9. */
export const EMBED_RATIO = 0.5625;

/** The minimum height that a social post's frame adds to its image. */
export const POST_CHROME_PX = 88;

/** The height that it adds in an inline view. */
export const POST_CHROME_INLINE_PX = 96;

/** The height that it adds in a lightbox. */
export const POST_CHROME_LIGHTBOX_PX = 176;

/** The total horizontal padding of a social post. */
export const POST_PADDING_PX = 16;

/** The side of a post of unknown size, which is shown as a square. */
export const POST_SIDE_PX = 640;

/** The event that is dispatched at the box of an unknown kind, so that a listener can fill it. */
export const EMBED_EVENT = 'loggia:embed';
