/** The largest width or height that is accepted, in pixels; a larger one counts as unknown. */
export const MAX_IMAGE_SIDE_PX = 100_000;

/** The least and the greatest width or height of a thumbnail, or of a carousel's large image, that are accepted, in pixels. */
export const THUMBNAIL_SIDES_PX = [10, 10_000] as const;

/** The most columns, rows or thumbnails of a strip that are accepted. */
export const MAX_WIRE_COLUMNS = 100;

/** The widest space between two images that is accepted, in pixels. */
export const MAX_GAP_PX = 500;

/** WordPress sends slideshow intervals, effect durations and carousel timings in seconds. They are multiplied by this. */
export const MILLISECONDS_PER_SECOND = 1000;

/** The longest interval or duration that is accepted: a day. More would overflow a browser's timers. */
export const MAX_DURATION_MS = 86_400_000;

/** The number of times that a server is asked to continue after it failed while creating the sizes of an upload. */
export const POST_PROCESS_TRIES = 5;

/** From this status on the server itself failed: an upload may have arrived nevertheless. */
export const LOWEST_SERVER_FAILURE_STATUS = 500;

/** A gateway waited for the server and gave up: the server may be at work on what it got. */
export const GATEWAY_SILENCE_STATUS_CODES: readonly number[] = [504, 524];

/** The number of newest items of a media library that are searched for a file that may have arrived. */
export const ARRIVED_ITEM_COUNT = 50;

/** The greatest difference between the clocks of a server and of a visitor when a file is looked for. */
export const CLOCK_TOLERANCE_MS = 300_000;

/** The message of the error code `post_process`. */
export const POST_PROCESS_MESSAGE =
  'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

/** The longest word for the status of a contact form that is accepted. */
export const MAX_STATUS_LENGTH = 100;

/** The deepest nesting of a contact form's rules that is accepted. */
export const DEEPEST_RULE = 8;

/** The most rules of one style sheet that are read. */
export const MOST_STYLE_RULES = 10_000;
