/** Default size limit of a response, in bytes. Enough for a lightbox list of several thousand images. */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** A request is given up after this time without any data. */
export const SILENCE_LIMIT_MS = 30_000;

/**
 * How long a server may work on a write before any data arrives, for example while it resizes a large photo. Gateways
 * time out much earlier; after this time the connection is certainly dead.
 */
export const WORK_LIMIT_MS = 600_000;

/** How often a GET is retried after a dropped connection or a gateway failure. */
export const RETRY_LIMIT = 1;

/** Delay before a GET is retried. */
export const RETRY_DELAY_MS = 300;

/**
 * Largest form, in characters, that is sent with `keepalive` so that it survives leaving the page. Browsers limit such
 * bodies to 64 KiB in total across all pending requests, and one character may take up to nine encoded bytes.
 */
export const KEEPALIVE_FORM_LIMIT = 2048;

/** Statuses sent by a gateway rather than the server behind it. A retry is likely to succeed. */
export const RETRY_STATUS_CODES: readonly number[] = [502, 503, 504];

/**
 * Longest delay that `setTimeout` supports. Effectively disables the transport's own timeout for uploads, which have a
 * limit that restarts with every chunk.
 */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Page size for loading a whole list, which is the server's maximum. */
export const EVERY_PAGE_SIZE = 100;

/** Maximum number of pages fetched for one list, in case a server keeps announcing more. */
export const EVERY_PAGE_LIMIT = 1000;

/** Message for the error code `invalid_json`. */
export const INVALID_JSON_MESSAGE = 'The response is not a valid JSON response.';

/** Message for the error code `unknown_error`. */
export const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred.';
