export const CAPTCHA_FILES_PATH = '/wp-content/uploads/wpcf7_captcha';
/** Everything of a form together. */
export const LARGEST_FORM_BYTES = 4 * 1024 * 1024;
export const CAPTCHA_LIFETIME_MS = 30 * 60 * 1000;
export const CAPTCHA_LIMIT = 10_000;
/** The fate of mail from these hosts, for trying out failures. */
export const MAIL_HOSTS: Readonly<Record<string, string>> = {
  'undeliverable.example': 'mail_failed',
  'spam.example': 'spam',
  'aborted.example': 'aborted',
};
/** Mail from this host goes out at once, and is answered late, for trying that out. */
export const SLOW_MAIL_HOST = 'slow.example';
/** Longer than a browser page waits for an ordinary answer. */
export const SLOW_MAIL_MS = 45_000;
/** The pages that a WordPress site would have printed around each form. */
export const CONTACT_PAGE_PATH = '/wp-forms';
/** The form of the law firm's page. */
export const CONSULTATION_FORM_ID = 41;
