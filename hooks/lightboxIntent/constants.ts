/**
 * Delay before the loading dialog appears. If the chunk loads faster, the lightbox opens without it, because the dialog
 * would only flicker.
 */
export const LOADING_DIALOG_DELAY_MS = 300;
