/** The cookie that binds a captcha to a visitor. Its name is the real server's. */
export const CAPTCHA_COOKIE = 'PHPSESSID';

export const CAPTCHA_LENGTH = 6;

/** The real server omits only the letter i. Other ambiguous characters are also omitted here. */
export const CAPTCHA_CHARACTERS = '2345678abcdefhjkmnprstuvwxyz';

export const CAPTCHA_LIFETIME_MS = 30 * 60 * 1000;

/** The maximum number of captchas stored. The oldest are forgotten. */
export const CAPTCHA_LIMIT = 10_000;

export const PRIVACY_POLICY_PATH = '/privacy-policy/';

/** Longer names and email addresses are truncated, as in the real server's table. */
export const LONGEST_NAME = 255;
