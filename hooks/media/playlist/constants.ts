/** The maximum number of columns. */
export const MAX_VIDEO_COLUMNS = 6;

/** The delay between page load and playback of the video referenced by the URL hash. */
export const HASH_PRESS_DELAY_MS = 1000;

/** The duration of the animated scroll to the player. */
export const PLAYER_SCROLL_DURATION_MS = 500;

/** How long a failed video remains visible before autonext skips it. */
export const FAILED_VIDEO_DELAY_MS = 5000;

/** The default width of the player above a list. */
export const PLAYLIST_PLAYER_WIDTH_PX = 600;

/** The distance between the player and the top of the viewport after scrolling to it. */
export const PLAYER_SCROLL_OFFSET_PX = 100;

/** The delay between showing the lightbox's thumbnails and highlighting the current thumbnail. */
export const ACTIVE_MARK_DELAY_MS = 250;

// The sizes below apply at the default text size and scale with it (see `videoTextScale`). Keep them in sync with the
// kit's stylesheet (ui/playlist/videoList.css), which lays out lists before scripts run.

/** The root font size that the sizes below are designed for. */
export const DEFAULT_FONT_SIZE_PX = 16;

/** The gap between two columns. */
export const VIDEO_GAP_PX = 16;

/** The gap between two rows. */
export const VIDEO_ROW_GAP_PX = 24;

/** The minimum width of a column. Lists that are too narrow for all columns have fewer. */
export const MIN_VIDEO_WIDTH_PX = 160;

/** The default number of columns. */
export const VIDEO_COLUMNS = 3;

/** The default aspect ratio of a thumbnail (width / height). */
export const VIDEO_THUMBNAIL_RATIO = 16 / 9;

/** The gap between a thumbnail and the text below it. */
export const VIDEO_TEXT_MARGIN_PX = 8;

/** The height of a two-line title. */
export const VIDEO_TITLE_HEIGHT_PX = 40;

/** The line height of a description. */
export const VIDEO_DESCRIPTION_LINE_PX = 18;

/** The number of visible lines of a collapsed description. */
export const VIDEO_DESCRIPTION_LINES = 2;

/** The maximum number of description lines in the masonry template. */
export const MASONRY_DESCRIPTION_LINES = 8;

/** The estimated average character width in a description, used to predict how many lines it takes up. */
export const VIDEO_LETTER_WIDTH_PX = 7;

/** The width of a thumbnail in the list template, as a fraction of its row. */
export const LIST_THUMBNAIL_SHARE = 0.42;

/** The maximum width of a thumbnail in the list template. */
export const LIST_THUMBNAIL_LIMIT_PX = 280;

/** The minimum list width at which text is shown next to a big thumbnail rather than below it. */
export const BIG_THUMBNAIL_BESIDE_WIDTH_PX = 720;

/** The width of a big thumbnail with text next to it, as a fraction of its row. */
export const BIG_THUMBNAIL_SHARE = 0.6;

/** The maximum width of a big thumbnail with text next to it. */
export const BIG_THUMBNAIL_LIMIT_PX = 800;

/** The height of a two-line title below a big thumbnail. */
export const BIG_TITLE_HEIGHT_PX = 56;

/** The height of a three-line description below a big thumbnail. */
export const BIG_DESCRIPTION_HEIGHT_PX = 54;
