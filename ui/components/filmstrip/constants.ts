/** The size of a thumbnail in the lightbox's strip, in pixels, where no setting has another. */
export const STRIP_THUMBNAIL_WIDTH_PX = 84;

export const STRIP_THUMBNAIL_HEIGHT_PX = 56;

/** The gap between two thumbnails. */
export const STRIP_GAP_PX = 4;
