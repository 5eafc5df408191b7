/** Delay before an idle callback runs in Safari, which has no `requestIdleCallback`. */
export const IDLE_FALLBACK_MS = 1000;

/** Time after which a form or vote without a response indicates that the server is still working. */
export const WAITING_TEXT_DELAY_MS = 5000;
