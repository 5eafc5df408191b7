/** Specification, point 9: a pop-up of images stays so long after it was closed, while it goes back into its thumbnail. */
export const IMAGE_REMOVAL_DELAY_MS = 300;

/** Specification, point 9: the same of a pop-up with a video or a map, which fades. */
export const FRAME_REMOVAL_DELAY_MS = 160;

/** Specification, point 9: how long a picture takes out of its thumbnail and back. */
export const POPUP_ZOOM_MS = 300;

/** Specification, point 9: images loaded ahead before the current one. */
export const POPUP_PRELOAD_BEFORE_COUNT = 0;

/** Specification, point 9: images loaded ahead after the current one. */
export const POPUP_PRELOAD_AFTER_COUNT = 2;

/** Specification, point 9: so often an image is asked whether it has come, before it is given up. */
export const POPUP_LOAD_TRIES = 200;

/** Facts 9.13: between two of those. */
export const POPUP_LOAD_TRY_MS = 100;

/** Specification, point 9: in a narrower window video and map pop-ups do not open. */
export const FRAME_MIN_WIDTH_PX = 700;

/** Half the width of the part of OpenStreetMap that is shown at zoom 0, in degrees. */
export const MAP_SPAN_DEGREES = 180;

/** Zoom of a map whose link names a place and no zoom: the streets around it. */
export const MAP_MARK_ZOOM = 15;
