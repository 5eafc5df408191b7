/** Preferred width of a thumbnail, before it is fitted to its column. */
export const THUMBNAIL_WIDTH_PX = 250;

/** Height of a thumbnail that is `THUMBNAIL_WIDTH_PX` wide. */
export const THUMBNAIL_HEIGHT_PX = 140;

/** Maximum number of columns in a thumbnail grid or masonry layout. */
export const MAX_COLUMNS = 5;

/**
 * Maximum number of columns or rows in a layout plan or stylesheet. The limit matters because all of them are compared
 * each time an item is placed.
 */
export const MAX_TRACK_COUNT = 200;

/** Gap between two thumbnails. */
export const THUMBNAIL_GAP_PX = 4;

/** Minimum time between two layout passes while the window is being resized. */
export const RESIZE_THROTTLE_DELAY_MS = 250;

/** Widest window covered by first-paint rules. Wider windows keep the columns of the last rule. */
export const FIRST_PAINT_WIDTH_LIMIT_PX = 5120;

/** Preferred width of a masonry column, or preferred height of a masonry row. */
export const MASONRY_THUMBNAIL_SIZE_PX = 250;

/** Gap between two images in a masonry layout. */
export const MASONRY_GAP_PX = 4;

/** Preferred width of a justified column, or preferred height of a justified row. */
export const JUSTIFIED_THUMBNAIL_SIZE_PX = 250;

/** Gap between two images in a justified layout. */
export const JUSTIFIED_GAP_PX = 2;

/** Width of a justified layout, as a percentage of its container. */
export const JUSTIFIED_TOTAL_WIDTH_PERCENT = 100;

/** Window width above which a resizable justified layout enlarges its images. */
export const JUSTIFIED_SCALE_UP_WIDTH_PX = 1920;

/** Window width up to which a resizable justified layout shrinks its images. */
export const JUSTIFIED_SCALE_DOWN_WIDTH_PX = 640;

/** Maximum factor by which the last row of a justified layout is enlarged to fill the width. */
export const JUSTIFIED_LAST_ROW_STRETCH = 1.5;

/**
 * Ratio between two successive widths at which a justified layout recalculates its row breaks. Between two such widths,
 * rows only stretch.
 */
export const JUSTIFIED_BREAK_STEP = 1.1;

/** A resizable justified layout uses the window's width rounded to a multiple of this value. */
export const JUSTIFIED_WINDOW_STEP_PX = 64;

/** Number of server-rendered images in a masonry or justified layout: one page. */
export const INITIAL_IMAGE_COUNT = 30;

/** Width and height assumed for an image of unknown size that failed to load. */
export const FAILED_THUMBNAIL_SIZE_PX = 100;

/** Number of thumbnails measured at a time. */
export const MEASURED_BATCH_COUNT = 40;

/**
 * Minimum and maximum width covered by a justified layout's first-paint rules. Outside this range, the layout only
 * stretches.
 */
export const JUSTIFIED_FIRST_PAINT_WIDTHS_PX = [300, 2600] as const;

/** Padding above and below the text under an image. */
export const CAPTION_PADDING_PX = 4;

/** Line height of a title below an image, for a font size of 16 pixels. */
export const CAPTION_TITLE_LINE_PX = 20;

/** Number of lines reserved for a title below an image. */
export const CAPTION_TITLE_LINES = 2;

/** Line height of a description below an image, for a font size of 12 pixels. */
export const CAPTION_DESCRIPTION_LINE_PX = 18;

/** Number of lines reserved for a description below an image. */
export const CAPTION_DESCRIPTION_LINES = 3;
