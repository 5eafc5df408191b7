/** Height of a row in a justified layout of WordPress's own galleries, if the gallery doesn't specify it. */
export const CORE_ROW_HEIGHT_PX = 220;

/** Number of columns in WordPress's own galleries, if the gallery doesn't specify it. This is WordPress's default. */
export const CORE_COLUMNS = 3;

/** Gap between the images of WordPress's own galleries, if the gallery doesn't specify it. */
export const CORE_GAP_PX = 8;

/** Minimum width of a column. In narrower windows, there are fewer columns. On phones, there are usually two. */
export const CORE_MIN_COLUMN_PX = 160;

/** Aspect ratio of thumbnails that are not cropped to squares: that of most cameras. */
export const CORE_THUMBNAIL_RATIO = 3 / 2;
