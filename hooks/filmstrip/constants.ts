/** Specification, point 9: the filmstrip scroll animation. */
export const FILMSTRIP_SCROLL_DURATION_MS = 500;

/** Specification, point 9: the arrows were looked at again after this. A scroll event tells sooner, so nothing waits for it. */
export const FILMSTRIP_CHECK_DELAY_MS = 500;

/** Specification, point 9: the track is shorter than its container by the two arrows. */
export const FILMSTRIP_ARROWS_LENGTH_PX = 40;

/** A thumbnail of 250 by 140, made as high as a strip is thick where nobody says otherwise. */
export const FILMSTRIP_THUMBNAIL_WIDTH_PX = 107;

export const FILMSTRIP_THUMBNAIL_HEIGHT_PX = 60;

/** Between two thumbnails. */
export const FILMSTRIP_GAP_PX = 2;

/** No thumbnail is shorter, so that no setting can put thousands of them into view. */
export const FILMSTRIP_SHORTEST_THUMBNAIL_PX = 16;

/** Thumbnails that are mounted beyond either end of the track. */
export const FILMSTRIP_OVERSCAN = 3;

/** A longer way is cut short: it starts so many track lengths before its end. */
export const FILMSTRIP_LONGEST_WAY_TRACKS = 2;
