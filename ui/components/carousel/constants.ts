/** Width of the large image of the kit's gallery carousel, in CSS pixels. The hooks have `FEATURE_WIDTH_PX`. */
export const FEATURE_IMAGE_WIDTH_PX = 960;

/** Height of that image, in CSS pixels. */
export const FEATURE_IMAGE_HEIGHT_PX = 640;

/** The container width below which it shrinks: it has half of what there is. */
export const FEATURE_REFERENCE_WIDTH_PX = 1920;

/** The width below which it does not shrink, as far as a phone has room. */
export const FEATURE_MIN_WIDTH_PX = 480;
