/** Specification, point 9: refreshing the captcha appends a random number, from this … */
export const CAPTCHA_REFRESH_MIN = 0;

/** … to this, to the address of its picture. */
export const CAPTCHA_REFRESH_MAX = 99;

/** The time for which an image has to stay before its comments are requested, so that quick paging requests none on the way. */
export const COMMENTS_LOAD_DELAY_MS = 150;
