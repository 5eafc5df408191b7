/** Width of the large image in the kit's gallery carousel, in CSS pixels. The hooks' default is `FEATURE_WIDTH_PX`. */
export const FEATURE_IMAGE_WIDTH_PX = 960;

/** Height of the large image in the kit's gallery carousel, in CSS pixels. */
export const FEATURE_IMAGE_HEIGHT_PX = 640;

/**
 * Container width below which the large image shrinks, in CSS pixels. At this width, an image that is 960 px wide takes
 * up half of the container.
 */
export const FEATURE_REFERENCE_WIDTH_PX = 1920;

/** Minimum width of the large image, in CSS pixels, if the window has room for it. */
export const FEATURE_MIN_WIDTH_PX = 480;
