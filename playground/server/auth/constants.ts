export const ADMIN_LOGIN = 'admin';
export const SESSION_COOKIE = 'wordpress_logged_in_loggia';
export const SESSION_LENGTH_S = 14 * 24 * 3600;
/** A nonce is valid for the span it was created in and the next one. */
export const NONCE_SPAN_MS = 12 * 3600 * 1000;
export const NONCE_LENGTH = 10;
export const LOGIN_ATTEMPTS = 5;
export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
export const PASSWORD_KEY_BYTES = 32;
