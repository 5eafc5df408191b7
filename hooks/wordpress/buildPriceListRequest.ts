import type { FormField } from '../rest/types.ts';
import { addressForImage } from './addressForImage.ts';

/** An address to post to and the fields of its body. */
export interface WordPressPriceListRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** The call for the shop panel of an image (specification, point 7). */
export function buildPriceListRequest(actionUrl: string, imageId: string): WordPressPriceListRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['ajax_task', 'display'],
      ['image_id', imageId],
    ],
  };
}
