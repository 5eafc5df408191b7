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
