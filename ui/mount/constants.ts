/**
 * How long a press on the server's content may wait for the kit, in milliseconds. After that, the server's content is
 * kept, and the press is replayed on it. We chose this value because visitors give up sooner than a slow connection
 * does.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;

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

/** Maximum length of a label in a page's settings. */
export const MAX_LABEL_LENGTH = 1000;

/** Maximum corner radius in a page's settings. */
export const MAX_RADIUS_PX = 32;

/** Minimum contrast of controls and focus rings with their background (WCAG 2, success criterion 1.4.11). */
export const MIN_CONTROL_CONTRAST = 3;
