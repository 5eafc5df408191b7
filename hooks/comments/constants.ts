/** The smallest random number that refreshing the captcha appends to its image's URL. */
export const CAPTCHA_REFRESH_MIN = 0;

/** The largest of these numbers. */
export const CAPTCHA_REFRESH_MAX = 99;

/** The time for which an image has to stay before its comments are requested, so that quick paging requests none on the way. */
export const COMMENTS_LOAD_DELAY_MS = 150;
