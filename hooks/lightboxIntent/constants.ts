/** The delay before the waiting dialog appears. Code that arrives earlier opens without it: a sign that is gone at once would only flicker. */
export const OPENING_WAIT_DELAY_MS = 300;
