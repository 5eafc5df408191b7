/** The time between two automatic slide changes. */
export const INLINE_INTERVAL_MS = 5000;

/** The duration of a slide change. */
export const INLINE_EFFECT_DURATION_MS = 100;

/** The width of a slideshow. */
export const INLINE_WIDTH_PX = 800;

/** The height of a slideshow. */
export const INLINE_HEIGHT_PX = 500;

/** The thickness of the filmstrip, on any side. */
export const INLINE_FILMSTRIP_THICKNESS_PX = 90;

/** The number of thumbnails in view, for `fixedCount`. */
export const INLINE_FILMSTRIP_COUNT = 5;

/** The gap between two thumbnails. */
export const INLINE_FILMSTRIP_GAP_PX = 2;

/** The font size of a title, before it is doubled. */
export const INLINE_TITLE_FONT_PX = 16;

/** The font size of a description, before it is doubled. */
export const INLINE_DESCRIPTION_FONT_PX = 14;

/** The factor of title and description font sizes, which also scale with the width. */
export const TEXT_SCALE = 2;

/** The time out of view before a slideshow is paused. */
export const VISIBILITY_GRACE_MS = 200;

/** The part of a slideshow that has to be in the window for it to count as in view. */
export const INLINE_VISIBLE_FRACTION = 0.1;

/** The size of a dot's target area, large enough for a finger. */
export const INLINE_DOT_PX = 24;

/** The number of images to load ahead, half of them on each side. */
export const INLINE_PRELOAD_COUNT = 10;
