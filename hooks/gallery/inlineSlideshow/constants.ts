/** How long each image is shown. */
export const INLINE_INTERVAL_MS = 5000;

/** Duration of a slide transition. */
export const INLINE_EFFECT_DURATION_MS = 100;

/** Default width of a slideshow. */
export const INLINE_WIDTH_PX = 800;

/** Default height of a slideshow. */
export const INLINE_HEIGHT_PX = 500;

/** Height of a horizontal filmstrip, or width of a vertical one. */
export const INLINE_FILMSTRIP_THICKNESS_PX = 90;

/** Number of thumbnails in view if the filmstrip's type is `fixedCount`. */
export const INLINE_FILMSTRIP_COUNT = 5;

/** Gap between two thumbnails. */
export const INLINE_FILMSTRIP_GAP_PX = 2;

/** Font size of a title, before it is doubled. */
export const INLINE_TITLE_FONT_PX = 16;

/** Font size of a description, before it is doubled. */
export const INLINE_DESCRIPTION_FONT_PX = 14;

/**
 * Factor by which the font sizes of the title and description are multiplied. The sizes also scale with the slideshow's
 * width.
 */
export const TEXT_SCALE = 2;

/** How long a slideshow may be out of view before it is paused. */
export const VISIBILITY_GRACE_MS = 200;

/** Fraction of a slideshow that must be in the viewport for it to count as in view. */
export const INLINE_VISIBLE_FRACTION = 0.1;

/** Size of a dot's touch target. */
export const INLINE_DOT_PX = 24;

/** Number of images to preload, half of them on each side. */
export const INLINE_PRELOAD_COUNT = 10;
