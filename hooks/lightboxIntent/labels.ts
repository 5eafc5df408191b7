/** Every text of a wait for the lightbox: two of those that the lightbox has, so that its translations serve here, too. */
export interface OpeningWaitLabels {
  readonly loading: string;
  readonly close: string;
}

export const OPENING_WAIT_LABELS: OpeningWaitLabels = { loading: 'Loading…', close: 'Close' };
