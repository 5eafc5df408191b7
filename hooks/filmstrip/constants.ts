/** The duration of a scroll of the filmstrip. */
export const FILMSTRIP_SCROLL_DURATION_MS = 500;

/** The delay after which Photo Gallery checks its arrows again. Unused: a scroll event is sooner. */
export const FILMSTRIP_CHECK_DELAY_MS = 500;

/** The length of both arrows, by which the track is shorter than its container. */
export const FILMSTRIP_ARROWS_SIZE_PX = 40;

/** The default width of a thumbnail: a picture of 250 by 140 at the default height. */
export const FILMSTRIP_THUMBNAIL_WIDTH_PX = 107;

export const FILMSTRIP_THUMBNAIL_HEIGHT_PX = 60;

/** The gap between two thumbnails. */
export const FILMSTRIP_GAP_PX = 2;

/** The minimum length of a thumbnail, so that no setting can put thousands of them into view. */
export const FILMSTRIP_MIN_THUMBNAIL_PX = 16;

/** Thumbnails that are mounted beyond either end of the track. */
export const FILMSTRIP_OVERSCAN = 3;

/** The longest animated distance, in track lengths: a longer one starts this far before its end. */
export const FILMSTRIP_MAX_SCROLL_TRACKS = 2;
