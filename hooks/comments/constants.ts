/** The smallest random number that a captcha refresh appends to the image URL. */
export const CAPTCHA_REFRESH_MIN = 0;

/** The largest random number that a captcha refresh appends to the image URL. */
export const CAPTCHA_REFRESH_MAX = 99;

/** How long an image must be shown before its comments are requested, so that quick paging does not request them. */
export const COMMENTS_LOAD_DELAY_MS = 150;
