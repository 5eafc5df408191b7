/**
 * The time for which a press on the server's content waits for the kit. After it the press is replayed on the server's content, which
 * stays. The value is our own: a visitor gives up earlier than a slow connection.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;
