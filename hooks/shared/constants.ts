/** Safari has no `requestIdleCallback`: there the page counts as idle this long after it has loaded. */
export const IDLE_FALLBACK_MS = 1000;
