/** Width of a thumbnail before it is fitted to its column (specification, point 9, columns of the thumbnail grid). */
export const THUMBNAIL_WIDTH_PX = 250;

/** Height of a thumbnail of that width. */
export const THUMBNAIL_HEIGHT_PX = 140;

/** Thumbnail column counts are capped (specification, point 9). */
export const MAX_COLUMNS = 5;

/** Columns or rows that a plan or a style sheet is made for, however many are wanted: placing an item looks at each of them. */
export const LARGEST_TRACK_COUNT = 200;

/** Between two thumbnails. */
export const THUMBNAIL_GAP_PX = 4;

/** The distance beyond the viewport within which items are mounted. */
export const OVERSCAN_PX = 200;

/** Items in the server's HTML: what a large desktop window shows of a thumbnail grid, with some to spare. */
export const INITIAL_COUNT = 40;

/** Throttled resize delay (specification, point 9). */
export const RESIZE_THROTTLE_DELAY_MS = 250;

/** No scrollbar is wider than this. */
export const SCROLLBAR_WIDTH_LIMIT_PX = 24;

/** A width that comes back within this time was taken away by our own scrollbar, not by the visitor. */
export const SCROLLBAR_SETTLE_TIME_MS = 1000;

/** Style rules for the first paint are written up to this width; a wider window keeps the columns of the last rule. */
export const FIRST_PAINT_WIDTH_LIMIT_PX = 5120;

/** A gallery up to this long is mounted whole, so that find-in-page and anchors of the browser work in it. */
export const UNWINDOWED_COUNT = 500;

/** Width of a masonry column, or height of a masonry row, before it is fitted (facts.md 3.9, masonry_thumb_size). */
export const MASONRY_THUMBNAIL_SIZE_PX = 250;

/** Between two images of a masonry (facts.md 3.10, masonry padding). */
export const MASONRY_GAP_PX = 4;

/** Height of a mosaic row, or width of a mosaic column, before it is fitted (facts.md 3.9, mosaic_thumb_size). */
export const MOSAIC_THUMBNAIL_SIZE_PX = 250;

/** Between two images of a mosaic: its padding of 2, halved at each side (facts.md 3.10 and 9.3). */
export const MOSAIC_GAP_PX = 2;

/** Share of its container that a mosaic takes (facts.md 3.9, mosaic_total_width). */
export const MOSAIC_TOTAL_WIDTH_PERCENT = 100;

/** A resizable mosaic is scaled up in windows wider than this (specification, point 9, mosaic resizing). */
export const MOSAIC_SCALE_UP_WIDTH_PX = 1920;

/** A resizable mosaic is scaled down in windows up to this width (specification, point 9, mosaic resizing). */
export const MOSAIC_SCALE_DOWN_WIDTH_PX = 640;

/** The last row of a mosaic fills the width if it grows by no more than this. */
export const MOSAIC_LAST_ROW_STRETCH = 1.5;

/** Rows of a mosaic break anew when the width has grown by this factor; in between they only stretch. */
export const MOSAIC_BREAK_STEP = 1.1;

/** A resizable mosaic follows the width of the window in such steps. */
export const MOSAIC_WINDOW_STEP_PX = 64;

/** Images of a masonry or a mosaic in the server's HTML: a page of them (facts.md 3.9, images_per_page). */
export const INITIAL_IMAGE_COUNT = 30;

/** A picture that cannot be loaded counts as a square of this size (specification, point 8). */
export const FAILED_THUMBNAIL_SIZE_PX = 100;

/** Thumbnails without known sizes that are measured at a time. */
export const MEASURED_BATCH_COUNT = 40;

/** Style rules for the first paint of a mosaic are written between these widths; beyond them it only stretches. */
export const MOSAIC_FIRST_PAINT_WIDTHS_PX = [300, 2600] as const;

/** Above and below the texts of an image, where they stand below the picture. */
export const CAPTION_PADDING_PX = 4;

/** One line for a title below a picture: its font of 16 pixels (facts.md 3.10, thumbs title font) with room around it. */
export const CAPTION_TITLE_LINE_PX = 24;

/** A line of a description below a picture: its font of 12 pixels (facts.md 3.10, thumbs description font) with room around it. */
export const CAPTION_DESCRIPTION_LINE_PX = 18;

/** Lines of a description below a picture. */
export const CAPTION_DESCRIPTION_LINES = 3;
