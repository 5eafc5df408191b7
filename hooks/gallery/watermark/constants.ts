/** The delay before the watermark adapts to a new image or a resize. */
export const WATERMARK_DELAY_MS = 500;

/** The lightbox width that watermark sizes are relative to if the configured width is unknown. */
export const WATERMARK_REFERENCE_WIDTH_PX = 800;

export const WATERMARK_FONT_SIZE_PX = 20;

/** The default maximum width of an image watermark. */
export const WATERMARK_WIDTH_PX = 90;

/** The default maximum height of an image watermark. */
export const WATERMARK_HEIGHT_PX = 90;

export const WATERMARK_COLOR = '#ffffff';

export const WATERMARK_OPACITY = 0.3;
