/** Labels for the fullscreen button. */
export interface FullscreenLabels {
  readonly enter: string;
  readonly exit: string;
}

/** Default English labels. */
export const FULLSCREEN_LABELS: FullscreenLabels = {
  enter: 'Fullscreen',
  exit: 'Exit fullscreen',
};
