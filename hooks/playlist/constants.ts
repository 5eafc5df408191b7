/** The maximum number of videos in a row. */
export const MAX_VIDEO_COLUMNS = 6;

/** The delay after the page load before the video that the URL names is played. */
export const HASH_PRESS_DELAY_MS = 1000;

/** The duration of the scroll to the player. */
export const PLAYER_SCROLL_DURATION_MS = 500;

/** The time for which a failed video is shown as such before autonext goes on. */
export const FAILED_VIDEO_DELAY_MS = 5000;

/** The width of the player above a list. */
export const PLAYLIST_PLAYER_WIDTH_PX = 600;

/** The distance of the player from the top of the window after scrolling. */
export const PLAYER_SCROLL_OFFSET_PX = 100;

/** The delay after the lightbox opens before the current thumbnail is marked. */
export const ACTIVE_MARK_DELAY_MS = 50;

/** The delay between marking the current thumbnail and scrolling it into view. */
export const ACTIVE_SHOW_DELAY_MS = 200;

// For texts of the usual size; with larger ones everything grows alike (`videoTextScale`). The kit's style sheet
// (ui/components/playlist/videoList.css) says the same numbers for the paint before any script.

/** The text size that all these sizes are for. */
export const USUAL_TEXT_SIZE_PX = 16;

/** The gap between two videos side by side. */
export const VIDEO_GAP_PX = 16;

/** The gap between two rows of videos. */
export const VIDEO_ROW_GAP_PX = 24;

/** The minimum width of a column. In less space there are fewer columns. */
export const NARROWEST_VIDEO_PX = 160;

/** The default number of columns. */
export const VIDEO_COLUMNS = 3;

/** Width of a thumbnail by its height. */
export const VIDEO_THUMBNAIL_RATIO = 16 / 9;

/** The gap between a thumbnail and the texts below it. */
export const VIDEO_TEXT_MARGIN_PX = 8;

/** The height of a title, of two lines. */
export const VIDEO_TITLE_HEIGHT_PX = 40;

/** The line height of a description. */
export const VIDEO_DESCRIPTION_LINE_PX = 18;

/** The number of lines of a collapsed description. */
export const VIDEO_DESCRIPTION_LINES = 2;

/** The maximum number of lines of a description in the masonry. */
export const MASONRY_DESCRIPTION_LINES = 8;

/** The estimated width of a letter of a description. Text that does not fit can be expanded. */
export const VIDEO_LETTER_WIDTH_PX = 7;

/** The width of a thumbnail as a share of its row. */
export const LIST_THUMBNAIL_SHARE = 0.42;

/** The maximum width of a thumbnail of the list. */
export const LIST_THUMBNAIL_LIMIT_PX = 280;

/** The list width from which texts are beside a big thumbnail instead of below it. */
export const BIG_THUMBNAIL_BESIDE_WIDTH_PX = 720;

/** The width of a big thumbnail as a share of its row, with texts beside it. */
export const BIG_THUMBNAIL_SHARE = 0.6;

/** The maximum width of a big thumbnail with texts beside it. */
export const BIG_THUMBNAIL_LIMIT_PX = 800;

/** The height of a title below a big thumbnail, of two lines. */
export const BIG_TITLE_HEIGHT_PX = 56;

/** The height of a description below it, of three lines. */
export const BIG_DESCRIPTION_HEIGHT_PX = 54;
