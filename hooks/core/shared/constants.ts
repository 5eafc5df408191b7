/** Delay before an idle callback runs in Safari, which has no `requestIdleCallback`. */
export const IDLE_FALLBACK_MS = 1000;

/** If there is no response to a form or vote within this time, the user is told that the server is still working. */
export const WAITING_TEXT_DELAY_MS = 5000;
