/**
 * How long a press on the server's content may wait for the kit, in milliseconds. After that, the server's content is
 * kept, and the press is replayed on it. We chose this value because visitors give up sooner than a slow connection
 * does.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;
