/**
 * Time for which a press on the server's content waits for the kit, in milliseconds. After it, the press is replayed on
 * the server's content, which stays. The value is our choice: visitors give up earlier than a slow connection does.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;
