/** The time from the load of the page until it counts as idle in Safari, which has no `requestIdleCallback`. */
export const IDLE_FALLBACK_MS = 1000;

/** The time after which a form or vote without an answer says that the server is still at work. */
export const WAITING_TEXT_DELAY_MS = 5000;
