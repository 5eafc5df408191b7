/**
 * Delay before the loading dialog appears. If the chunk loads within this time, the lightbox opens without showing the
 * dialog, which would only flicker.
 */
export const LOADING_DIALOG_DELAY_MS = 300;
