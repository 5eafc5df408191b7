/**
 * Delay before the loading dialog appears. If the chunk loads within this time, the dialog is not shown, because it
 * would only flicker.
 */
export const LOADING_DIALOG_DELAY_MS = 300;
