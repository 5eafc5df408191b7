/**
 * The delay before the waiting dialog appears. Code that loads faster opens the lightbox without it: a dialog that goes at once would only
 * flicker.
 */
export const OPENING_WAIT_DELAY_MS = 300;
