/** Labels of the loading dialog. The lightbox uses the same two labels, so you can reuse its translations. */
export interface LoadingDialogLabels {
  readonly loading: string;
  readonly close: string;
}

export const LOADING_DIALOG_LABELS: LoadingDialogLabels = { loading: 'Loading…', close: 'Close' };
