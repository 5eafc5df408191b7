/** Safari has no `requestIdleCallback`: there the page counts as idle this long after it has loaded. */
export const IDLE_FALLBACK_MS = 1000;

/** What has come by then opens without a word: a sign that is gone at once would only flicker. */
export const OPENING_WAIT_DELAY_MS = 300;
