/** Width of a thumbnail in the lightbox's filmstrip, in CSS pixels, unless the settings specify one. */
export const STRIP_THUMBNAIL_WIDTH_PX = 84;

export const STRIP_THUMBNAIL_HEIGHT_PX = 56;

/** Gap between two thumbnails, in CSS pixels. */
export const STRIP_GAP_PX = 4;
