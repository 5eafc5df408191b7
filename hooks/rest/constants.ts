/** The largest answer that is read, in bytes: enough for a lightbox list of some thousand images. */
export const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

/** The time without any data after which a request is given up. */
export const SILENCE_LIMIT_MS = 30_000;

/**
 * The time that a server may work on a request before any data arrives, for example on the sizes of a large photo. Gateways give up
 * much earlier; after this time the connection is gone.
 */
export const WORK_LIMIT_MS = 600_000;

/** The number of times that a GET is sent again after a dropped connection or a gateway that could not reach the server. */
export const RETRY_LIMIT = 1;

/** Pause before a GET is sent again. */
export const RETRY_DELAY_MS = 300;

/**
 * The largest form that is sent to its end when the visitor leaves the page, in characters. Browsers refuse more than 64 KiB
 * of such bodies at a time, all requests together, and one character may take nine bytes of them.
 */
export const KEEPALIVE_FORM_LIMIT = 2048;

/** Answers of a gateway, not of the server behind it: the same GET may well succeed a moment later. */
export const RETRY_STATUS_CODES: readonly number[] = [502, 503, 504];

/** The longest time a browser's timer can wait: the limit of an upload counts from the last piece that was sent, not from its start. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** The page size for loading a whole list, which is the server's own limit. */
export const EVERY_PAGE_SIZE = 100;

/** The most pages of one list that are fetched: a list without an end is not followed for ever. */
export const EVERY_PAGE_LIMIT = 1000;

/** The message of the error code `invalid_json`. */
export const INVALID_JSON_MESSAGE = 'The response is not a valid JSON response.';

/** The message of the error code `unknown_error`. */
export const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred.';
