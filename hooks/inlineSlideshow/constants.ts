/** Facts 3.9, `slideshow_interval`. */
export const INLINE_INTERVAL_MS = 5000;

/** Facts 3.9, `slideshow_effect_duration`. */
export const INLINE_EFFECT_DURATION_MS = 100;

/** Facts 3.9, `slideshow_width`. */
export const INLINE_WIDTH_PX = 800;

/** Facts 3.9, `slideshow_height`. */
export const INLINE_HEIGHT_PX = 500;

/** Facts 3.9, `slideshow_filmstrip_height`: the thickness of the filmstrip, on any side. */
export const INLINE_FILMSTRIP_THICKNESS_PX = 90;

/** Facts 3.9, `slideshow_thumbnails_count`: the number of thumbnails in view, for `fixedCount`. */
export const INLINE_FILMSTRIP_COUNT = 5;

/** Facts 3.10: the margin between two thumbnails. */
export const INLINE_FILMSTRIP_GAP_PX = 2;

/** Facts 3.10: font size of a title, before it is doubled. */
export const INLINE_TITLE_FONT_PX = 16;

/** Facts 3.10: font size of a description, before it is doubled. */
export const INLINE_DESCRIPTION_FONT_PX = 14;

/** Specification, point 9: title and description font sizes are doubled, and scaled with the width. */
export const TEXT_SCALE = 2;

/** Specification, point 9: the polling interval of visibility. Here the time out of view before a slideshow is paused. */
export const VISIBILITY_GRACE_MS = 200;

/** The part of a slideshow that has to be in the window for it to count as in view. */
export const INLINE_VISIBLE_FRACTION = 0.1;

/** The size of a dot's target area, large enough for a finger. */
export const INLINE_DOT_PX = 24;

/** Specification, point 4: images to load ahead, half of them on each side. Facts 3.9, `preload_images_count`. */
export const INLINE_PRELOAD_COUNT = 10;
