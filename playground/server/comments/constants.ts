/** The cookie that binds a captcha to its visitor, under the real server's name. */
export const CAPTCHA_COOKIE = 'PHPSESSID';

export const CAPTCHA_LENGTH = 6;

/** The real server leaves out only the letter i. What else looks like another one is left out here too. */
export const CAPTCHA_CHARACTERS = '2345678abcdefhjkmnprstuvwxyz';

export const CAPTCHA_LIFETIME_MS = 30 * 60 * 1000;

/** Above this number the oldest are forgotten. */
export const CAPTCHA_LIMIT = 10_000;

export const PRIVACY_POLICY_PATH = '/privacy-policy/';

/** Longer names and addresses are cut, as the real server's table does. */
export const LONGEST_NAME = 255;
