/** Duration of a filmstrip scroll. */
export const FILMSTRIP_SCROLL_DURATION_MS = 500;

/**
 * How long Photo Gallery waits before it updates its arrows. Kept as a reference value only: this package updates the
 * arrows on each scroll event instead.
 */
export const FILMSTRIP_CHECK_DELAY_MS = 500;

/** Combined length of both arrows. The track is shorter than its container by this length. */
export const FILMSTRIP_ARROWS_SIZE_PX = 40;

/** Default width of a thumbnail, which is the width of a 250 × 140 image at the default height. */
export const FILMSTRIP_THUMBNAIL_WIDTH_PX = 107;

export const FILMSTRIP_THUMBNAIL_HEIGHT_PX = 60;

/** Gap between two thumbnails. */
export const FILMSTRIP_GAP_PX = 2;

/** Minimum length of a thumbnail, so that no setting can put thousands of them in view. */
export const FILMSTRIP_MIN_THUMBNAIL_PX = 16;

/** Number of thumbnails mounted beyond each end of the track. */
export const FILMSTRIP_OVERSCAN = 3;

/** Maximum animated scroll distance, in track lengths. Longer scrolls first jump to this distance from their target. */
export const FILMSTRIP_MAX_SCROLL_TRACKS = 2;
