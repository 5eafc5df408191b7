/** How long an image pop-up remains mounted after it is closed, while the image zooms back into its thumbnail. */
export const IMAGE_REMOVAL_DELAY_MS = 300;

/** How long a video or map pop-up remains mounted after it is closed, while it fades out. */
export const FRAME_REMOVAL_DELAY_MS = 160;

/** The duration of the zoom animation from or to a thumbnail. */
export const POPUP_ZOOM_MS = 300;

/** The number of images preloaded before the current one. */
export const POPUP_PRELOAD_BEFORE_COUNT = 0;

/** The number of images preloaded after the current one. */
export const POPUP_PRELOAD_AFTER_COUNT = 2;

/**
 * The number of load attempts before an image is treated as failed. The timeout is this number multiplied by
 * `POPUP_LOAD_TRY_MS`.
 */
export const POPUP_LOAD_TRIES = 200;

/** The duration of a load attempt. */
export const POPUP_LOAD_TRY_MS = 100;

/** The minimum viewport width for pop-ups with a video or a map. */
export const FRAME_MIN_WIDTH_PX = 700;

/** Half the width of the visible part of an OpenStreetMap map at zoom level 0, in degrees. */
export const MAP_SPAN_DEGREES = 180;

/** The zoom level used if a map link does not specify one. It shows the surrounding streets. */
export const MAP_MARK_ZOOM = 15;
