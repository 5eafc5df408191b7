/** Every text of the waiting dialog. The lightbox has both labels, too, so its translations fit here. */
export interface LoadingDialogLabels {
  readonly loading: string;
  readonly close: string;
}

export const LOADING_DIALOG_LABELS: LoadingDialogLabels = { loading: 'Loading…', close: 'Close' };
