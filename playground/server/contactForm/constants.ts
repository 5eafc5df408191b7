export const CAPTCHA_FILES_PATH = '/wp-content/uploads/wpcf7_captcha';
/** Everything of a form together. */
export const LARGEST_FORM_BYTES = 4 * 1024 * 1024;
export const CAPTCHA_LIFETIME_MS = 30 * 60 * 1000;
export const CAPTCHA_LIMIT = 10_000;
/** Mail to this host never arrives, for trying that out. */
export const DEAD_MAIL_HOST = 'undeliverable.example';
