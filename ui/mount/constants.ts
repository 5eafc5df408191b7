/**
 * The time for which a press on the server's content waits for the kit. Then it goes to the server's content after all, which stays. Ours: a
 * visitor gives up sooner than a slow line does.
 */
export const PENDING_PRESS_TIMEOUT_MS = 4000;
