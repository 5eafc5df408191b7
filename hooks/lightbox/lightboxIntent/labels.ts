/** Labels of the loading dialog. The lightbox has the same two labels, so you can pass your translations of those. */
export interface LoadingDialogLabels {
  readonly loading: string;
  readonly close: string;
}

export const LOADING_DIALOG_LABELS: LoadingDialogLabels = { loading: 'Loading…', close: 'Close' };
