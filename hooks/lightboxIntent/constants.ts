/**
 * The delay before the waiting dialog appears. Code that loads faster opens the lightbox without it: a dialog that goes at once would only
 * flicker.
 */
export const LOADING_DIALOG_DELAY_MS = 300;
