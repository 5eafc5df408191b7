/** The smallest random number that refreshing the captcha adds to the image URL. */
export const CAPTCHA_REFRESH_MIN = 0;

/** The largest random number that refreshing the captcha adds to the image URL. */
export const CAPTCHA_REFRESH_MAX = 99;

/**
 * How long an image must be shown before its comments are requested, so that paging quickly past images does not
 * request their comments.
 */
export const COMMENTS_LOAD_DELAY_MS = 150;
