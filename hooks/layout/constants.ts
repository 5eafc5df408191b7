/** The width of a thumbnail before it is fitted to its column. */
export const THUMBNAIL_WIDTH_PX = 250;

/** Height of a thumbnail of that width. */
export const THUMBNAIL_HEIGHT_PX = 140;

/** The maximum number of columns of a thumbnail grid or a masonry. */
export const MAX_COLUMNS = 5;

/** The most columns or rows of a plan or a style sheet: placing an item looks at each of them. */
export const MAX_TRACK_COUNT = 200;

/** The gap between two thumbnails. */
export const THUMBNAIL_GAP_PX = 4;

/** The distance beyond the viewport within which items are mounted. */
export const OVERSCAN_PX = 200;

/** Items in the server's HTML: as many as a large desktop window shows of a thumbnail grid, and a few more. */
export const INITIAL_COUNT = 40;

/** The minimum time between two layouts while a window is resized. */
export const RESIZE_THROTTLE_DELAY_MS = 250;

/** The widest scrollbar there is. */
export const SCROLLBAR_WIDTH_LIMIT_PX = 24;

/** A width that comes back within this time was lost to our own scrollbar, not to the visitor's resizing. */
export const SCROLLBAR_SETTLE_TIME_MS = 1000;

/** The widest window that first-paint rules are written for. A wider one keeps the columns of the last rule. */
export const FIRST_PAINT_WIDTH_LIMIT_PX = 5120;

/** The longest gallery that is mounted as a whole, so that find-in-page and the browser's anchors work in it. */
export const VIRTUALIZATION_THRESHOLD = 500;

/** Width of a masonry column, or height of a masonry row, before it is fitted. */
export const MASONRY_THUMBNAIL_SIZE_PX = 250;

/** The gap between two images of a masonry. */
export const MASONRY_GAP_PX = 4;

/** Width of a justified layout column, or height of a justified layout row, before it is fitted. */
export const JUSTIFIED_THUMBNAIL_SIZE_PX = 250;

/** The gap between two images of a justified layout. */
export const JUSTIFIED_GAP_PX = 2;

/** The width of a justified layout as a share of its container. */
export const JUSTIFIED_TOTAL_WIDTH_PERCENT = 100;

/** The window width above which a resizable justified layout has larger images. */
export const JUSTIFIED_SCALE_UP_WIDTH_PX = 1920;

/** The window width up to which a resizable justified layout has smaller images. */
export const JUSTIFIED_SCALE_DOWN_WIDTH_PX = 640;

/** The most that the last row of a justified layout may grow to fill the width. */
export const JUSTIFIED_LAST_ROW_STRETCH = 1.5;

/** The factor between two widths at which the rows of a justified layout break anew. In between they only stretch. */
export const JUSTIFIED_BREAK_STEP = 1.1;

/** The steps in which a resizable justified layout follows the width of the window. */
export const JUSTIFIED_WINDOW_STEP_PX = 64;

/** Images of a masonry or a justified layout in the server's HTML: one page. */
export const INITIAL_IMAGE_COUNT = 30;

/** The width and height of an image of unknown size that failed to load. */
export const FAILED_THUMBNAIL_SIZE_PX = 100;

/** The number of thumbnails that are measured at a time. */
export const MEASURED_BATCH_COUNT = 40;

/** The widths between which first-paint rules of a justified layout are written. Beyond them it only stretches. */
export const JUSTIFIED_FIRST_PAINT_WIDTHS_PX = [300, 2600] as const;

/** The padding above and below the texts under a picture. */
export const CAPTION_PADDING_PX = 4;

/** The line height of a title below a picture, for a font of 16 pixels. */
export const CAPTION_TITLE_LINE_PX = 20;

/** The number of lines of a title below a picture. */
export const CAPTION_TITLE_LINES = 2;

/** The line height of a description below a picture, for a font of 12 pixels. */
export const CAPTION_DESCRIPTION_LINE_PX = 18;

/** The number of lines of a description below a picture. */
export const CAPTION_DESCRIPTION_LINES = 3;
