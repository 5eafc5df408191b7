/** Maximum accepted width or height of an image. Anything larger is treated as unknown. */
export const MAX_IMAGE_SIDE_PX = 100_000;

/** Minimum and maximum accepted width or height of a thumbnail or of a carousel's large image. */
export const THUMBNAIL_SIDES_PX = [10, 10_000] as const;

/** Maximum accepted number of columns, rows or filmstrip thumbnails. */
export const MAX_WIRE_COLUMNS = 100;

/** Maximum accepted gap between images. */
export const MAX_GAP_PX = 500;

/** Used to convert slideshow intervals, effect durations and carousel timings, which WordPress sends in seconds. */
export const MILLISECONDS_PER_SECOND = 1000;

/** Maximum accepted interval or duration: one day. Browser timers overflow after 24.8 days. */
export const MAX_DURATION_MS = 86_400_000;

/** Maximum number of times the server is asked to resume after failing to create an upload's image sizes. */
export const POST_PROCESS_TRIES = 5;

/** Lowest status code for failures of the server itself. After such a failure, an upload may still have arrived. */
export const MIN_SERVER_FAILURE_STATUS = 500;

/** Status codes that a gateway sends when it times out. The server may still be processing the request. */
export const GATEWAY_SILENCE_STATUS_CODES: readonly number[] = [504, 524];

/** Number of recent media library items that are checked for a file that may have arrived. */
export const ARRIVED_ITEM_COUNT = 50;

/**
 * Maximum assumed difference between the server's clock and the user's clock when checking whether a file has arrived.
 */
export const CLOCK_TOLERANCE_MS = 300_000;

/** Message for the error code `post_process`. */
export const POST_PROCESS_MESSAGE =
  'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

/** Maximum accepted length of a contact form's status. */
export const MAX_STATUS_LENGTH = 100;

/** Maximum accepted nesting of a contact form's validation rules. */
export const MAX_RULE_DEPTH = 8;

/** Maximum number of rules read from one stylesheet. */
export const MAX_STYLE_RULES = 10_000;

/** Maximum number of files read from one `srcset`. */
export const MAX_CANDIDATES = 50;

/**
 * Minimum width at which the largest file in a `srcset` is assumed to show the whole image. Smaller files may be
 * cropped.
 */
export const WHOLE_IMAGE_WIDTH_PX = 1024;

/** Maximum accepted number of columns in Loggia's own block. */
export const MAX_BLOCK_COLUMNS = 12;
