/** Every text of loading more. */
export interface LoadMoreLabels {
  /** Said while the visitor waits at the end of what is loaded. */
  readonly loading: string;
  readonly failed: string;
  readonly offline: string;
  readonly retry: string;
}

/** English. */
export const LOAD_MORE_LABELS: LoadMoreLabels = {
  loading: 'Loading more images…',
  failed: 'More images could not be loaded.',
  offline: 'You are probably offline. More images load as soon as you are back.',
  retry: 'Try again',
};
