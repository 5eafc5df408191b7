/** Most videos side by side. Source: facts 7.12. */
export const LARGEST_COLUMN_COUNT = 6;

/** Specification, point 9: a video that the address names is pressed so long after the page has come. */
export const HASH_PRESS_DELAY_MS = 1000;

/** Specification, point 9: how long the page takes to scroll to the player. */
export const PLAYER_SCROLL_DURATION_MS = 500;

/** So long it is said that a video cannot be played before autonext goes on to the next one, in milliseconds. */
export const FAILED_VIDEO_DELAY_MS = 5000;

/** Facts 7.12: width of the player above a list. */
export const PLAYLIST_PLAYER_WIDTH_PX = 600;

/** Facts 7.12: how far below the top of the window the player comes to stand. */
export const PLAYER_SCROLL_OFFSET_PX = 100;

/** Facts 9.14: the thumbnail of what plays is marked so long after the lightbox has opened. */
export const ACTIVE_MARK_DELAY_MS = 50;

/** Facts 9.14: and is brought into view so long after that. */
export const ACTIVE_SHOW_DELAY_MS = 200;

// For texts of the usual size; with larger ones everything grows alike (`videoTextScale`). The kit's style sheet
// (ui/components/playlist/videoList.css) says the same numbers for the paint before any script.

/** The size of a page's text that all these sizes are for. */
export const USUAL_TEXT_SIZE_PX = 16;

/** Between two videos side by side. */
export const VIDEO_GAP_PX = 16;

/** Between two rows of videos. */
export const VIDEO_ROW_GAP_PX = 24;

/** A column is not narrower than this: where less room is there are fewer columns. */
export const NARROWEST_VIDEO_PX = 160;

/** Columns of videos, where there is room for them (facts 7.12, column). */
export const VIDEO_COLUMNS = 3;

/** Width of a thumbnail by its height (facts 7.12, thumbratio 169). */
export const VIDEO_THUMBNAIL_RATIO = 16 / 9;

/** Between a thumbnail and the texts below it. */
export const VIDEO_TEXT_MARGIN_PX = 8;

/** Two lines for a title. */
export const VIDEO_TITLE_HEIGHT_PX = 40;

/** One line of a description. */
export const VIDEO_DESCRIPTION_LINE_PX = 18;

/** Lines of a description that is not open. */
export const VIDEO_DESCRIPTION_LINES = 2;

/** Lines of a description in the masonry, at most. */
export const MASONRY_DESCRIPTION_LINES = 8;

/** About what a letter of a description takes. What does not fit can be opened. */
export const VIDEO_LETTER_WIDTH_PX = 7;

/** Share of a row of the list that its thumbnail takes. */
export const LIST_THUMBNAIL_SHARE = 0.42;

/** A thumbnail of the list is not wider than this. */
export const LIST_THUMBNAIL_LIMIT_PX = 280;

/** Texts stand beside a big thumbnail from this width of the list on, and below it up to there. */
export const BIG_THUMBNAIL_BESIDE_WIDTH_PX = 720;

/** Share of a row that a big thumbnail takes with texts at its side. */
export const BIG_THUMBNAIL_SHARE = 0.6;

/** A big thumbnail with texts at its side is not wider than this. */
export const BIG_THUMBNAIL_LIMIT_PX = 800;

/** Texts below a big thumbnail: a title of two lines, and three lines of a description. */
export const BIG_TITLE_HEIGHT_PX = 56;

/** The same for three lines of a description. */
export const BIG_DESCRIPTION_HEIGHT_PX = 54;
