/** The time that an image pop-up stays mounted after it was closed, while the image zooms back into its thumbnail. */
export const IMAGE_REMOVAL_DELAY_MS = 300;

/** The time that a pop-up with a video or a map stays mounted after it was closed, while it fades. */
export const FRAME_REMOVAL_DELAY_MS = 160;

/** The duration of the zoom out of a thumbnail and back. */
export const POPUP_ZOOM_MS = 300;

/** The number of images loaded ahead before the current one. */
export const POPUP_PRELOAD_BEFORE_COUNT = 0;

/** The number of images loaded ahead after the current one. */
export const POPUP_PRELOAD_AFTER_COUNT = 2;

/** The number of tries after which an image counts as failed. */
export const POPUP_LOAD_TRIES = 200;

/** The duration of one of these tries. */
export const POPUP_LOAD_TRY_MS = 100;

/** The minimum window width for pop-ups with a video or a map. */
export const FRAME_MIN_WIDTH_PX = 700;

/** Half the width of the part of OpenStreetMap that is shown at zoom 0, in degrees. */
export const MAP_SPAN_DEGREES = 180;

/** The zoom of a map whose link has none: it shows the streets around the place. */
export const MAP_MARK_ZOOM = 15;
