/** Labels of the fullscreen button. */
export interface FullscreenLabels {
  readonly enter: string;
  readonly exit: string;
}

/** English defaults. */
export const FULLSCREEN_LABELS: FullscreenLabels = {
  enter: 'Fullscreen',
  exit: 'Exit fullscreen',
};
