/** Time after which a scheduled idle callback runs in Safari, which has no `requestIdleCallback`. */
export const IDLE_FALLBACK_MS = 1000;

/** Time after which a form or vote still without a response shows that the server is working. */
export const WAITING_TEXT_DELAY_MS = 5000;
