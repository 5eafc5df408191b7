import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/** Labels and messages for loading more images. */
export interface LoadMoreLabels extends ResponseErrorLabels {
  /** Announced while the user is waiting at the end of the loaded images. */
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

/** The default labels, in English. */
export const LOAD_MORE_LABELS: LoadMoreLabels = {
  loading: 'Loading more images…',
  failed: 'More images could not be loaded.',
  offline: 'You are probably offline. More images will load once you are back online.',
  brokenResponse: 'The connection was lost before all of the new images arrived.',
  invalidResponse: 'More images could not be loaded because of a problem on the server.',
  retry: 'Try again',
};
