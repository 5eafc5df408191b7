/** Specification, point 9: the filmstrip scroll animation. */
export const FILMSTRIP_SCROLL_DURATION_MS = 500;

/** Specification, point 9: the delay after which the arrows were checked again. A scroll event comes sooner, so nothing uses it. */
export const FILMSTRIP_CHECK_DELAY_MS = 500;

/** Specification, point 9: the track is shorter than its container by the two arrows. */
export const FILMSTRIP_ARROWS_LENGTH_PX = 40;

/** The default width of a thumbnail: a picture of 250 by 140 at the default height. */
export const FILMSTRIP_THUMBNAIL_WIDTH_PX = 107;

export const FILMSTRIP_THUMBNAIL_HEIGHT_PX = 60;

/** The gap between two thumbnails. */
export const FILMSTRIP_GAP_PX = 2;

/** The minimum length of a thumbnail, so that no setting can put thousands of them into view. */
export const FILMSTRIP_SHORTEST_THUMBNAIL_PX = 16;

/** Thumbnails that are mounted beyond either end of the track. */
export const FILMSTRIP_OVERSCAN = 3;

/** The longest animated distance, in track lengths: a longer one starts this far before its end. */
export const FILMSTRIP_LONGEST_WAY_TRACKS = 2;
