/** Specification, point 9: the time that a pop-up of images stays mounted after it was closed, while it zooms back into its thumbnail. */
export const IMAGE_REMOVAL_DELAY_MS = 300;

/** Specification, point 9: the same for a pop-up with a video or a map, which fades. */
export const FRAME_REMOVAL_DELAY_MS = 160;

/** Specification, point 9: the duration of the zoom out of a thumbnail and back. */
export const POPUP_ZOOM_MS = 300;

/** Specification, point 9: images loaded ahead before the current one. */
export const POPUP_PRELOAD_BEFORE_COUNT = 0;

/** Specification, point 9: images loaded ahead after the current one. */
export const POPUP_PRELOAD_AFTER_COUNT = 2;

/** Specification, point 9: the number of checks after which an image counts as failed. */
export const POPUP_LOAD_TRIES = 200;

/** Facts 9.13: the interval between two of those checks. */
export const POPUP_LOAD_TRY_MS = 100;

/** Specification, point 9: the minimum window width for pop-ups with a video or a map. */
export const FRAME_MIN_WIDTH_PX = 700;

/** Half the width of the part of OpenStreetMap that is shown at zoom 0, in degrees. */
export const MAP_SPAN_DEGREES = 180;

/** The zoom of a map whose link has none: it shows the streets around the place. */
export const MAP_MARK_ZOOM = 15;
