/** The delay before the watermark is adjusted to a new image or a new position. */
export const WATERMARK_DELAY_MS = 500;

/** Width of the lightbox that the sizes of a watermark are meant for, where its own configured width is not known. */
export const WATERMARK_REFERENCE_WIDTH_PX = 800;

export const WATERMARK_FONT_SIZE_PX = 20;

/** The greatest size of a watermark picture. */
export const WATERMARK_WIDTH_PX = 90;

/** The greatest size of a watermark picture. */
export const WATERMARK_HEIGHT_PX = 90;

export const WATERMARK_COLOR = '#ffffff';

export const WATERMARK_OPACITY = 0.3;
