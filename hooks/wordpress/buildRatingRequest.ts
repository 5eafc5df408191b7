import type { FormField } from '../rest/types.ts';
import { addressForImage } from './addressForImage.ts';

/** An address to post to and the fields of its body. */
export interface WordPressRatingRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/**
 * The rating call. The vote goes to the image in the body; the answer is the lightbox of the one in the address, so both name
 * the same (contracts.md 3.4). The task is the call's own: a hit that is on its way has another.
 */
export function buildRatingRequest(actionUrl: string, imageId: string, score: number): WordPressRatingRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', String(score)],
      ['ajax_task', 'save_rate'],
    ],
  };
}
