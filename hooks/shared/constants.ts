/** Safari has no `requestIdleCallback`: there the page counts as idle this long after it has loaded. */
export const IDLE_FALLBACK_MS = 1000;

/** After how long something that a visitor sent, and that is not answered, says that the server is still at work. */
export const WAITING_TEXT_DELAY_MS = 5000;
