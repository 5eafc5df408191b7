import type { FormField } from '../rest/types.ts';
import { addressForImage } from './addressForImage.ts';

/** An address to post to and the fields of its body. */
export interface WordPressHitRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** The hit call: it counts the image in the address. */
export function buildHitRequest(actionUrl: string, imageId: string): WordPressHitRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', ''],
      ['ajax_task', 'save_hit_count'],
    ],
  };
}
