export const CAPTCHA_FILES_PATH = '/wp-content/uploads/wpcf7_captcha';
/** The maximum size of an entire form. */
export const LARGEST_FORM_BYTES = 4 * 1024 * 1024;
/** The result of sending mail from each of these hosts, for testing failures. */
export const MAIL_HOSTS: Readonly<Record<string, string>> = {
  'undeliverable.example': 'mail_failed',
  'spam.example': 'spam',
  'aborted.example': 'aborted',
};
/** Mail from this host is sent immediately but answered late, for testing timeouts. */
export const SLOW_MAIL_HOST = 'slow.example';
/** The delay of that response. It is longer than the client's timeout for an ordinary response. */
export const SLOW_MAIL_MS = 45_000;
/** The path of the pages that a WordPress site would render around each form. */
export const CONTACT_PAGE_PATH = '/wp-forms';
/** The id of the form on the law firm's page. */
export const CONSULTATION_FORM_ID = 41;
