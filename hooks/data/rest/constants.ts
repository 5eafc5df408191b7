/** Default size limit for a response, in bytes. Large enough for a lightbox list of several thousand images. */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** A request is aborted if no data arrives for this long. */
export const SILENCE_LIMIT_MS = 30_000;

/**
 * How long a server may process a write before any data arrives, for example while it resizes a large photo. Gateways
 * time out much earlier, so after this time, the connection is certainly dead.
 */
export const WORK_LIMIT_MS = 600_000;

/** Number of times a GET request is retried after a dropped connection or a gateway failure. */
export const RETRY_LIMIT = 1;

/** Delay before a GET request is retried. */
export const RETRY_DELAY_MS = 300;

/**
 * Size of the largest form, in characters, that is sent with `keepalive`, so that the request completes even if the
 * user leaves the page. Browsers limit such bodies to a total of 64 KiB across all pending requests, and one character
 * may take up to nine encoded bytes.
 */
export const KEEPALIVE_FORM_LIMIT = 2048;

/** Status codes sent by a gateway rather than by the server behind it. A retry is likely to succeed. */
export const RETRY_STATUS_CODES: readonly number[] = [502, 503, 504];

/**
 * Longest delay that `setTimeout` supports. It effectively disables the transport's own timeout for uploads, which have
 * a timeout that restarts with every chunk.
 */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Page size used to load a whole list. It is the server's maximum. */
export const EVERY_PAGE_SIZE = 100;

/** Maximum number of pages that are fetched for one list, in case a server keeps announcing more. */
export const EVERY_PAGE_LIMIT = 1000;

/** Message for the error code `invalid_json`. */
export const INVALID_JSON_MESSAGE = 'The response is not a valid JSON response.';

/** Message for the error code `unknown_error`. */
export const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred.';
