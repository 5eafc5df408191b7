/** Every text of the waiting dialog. The lightbox has both labels, too, so its translations fit here. */
export interface OpeningWaitLabels {
  readonly loading: string;
  readonly close: string;
}

export const OPENING_WAIT_LABELS: OpeningWaitLabels = { loading: 'Loading…', close: 'Close' };
