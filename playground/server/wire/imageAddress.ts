import { UPLOADS_PATH } from '../constants.ts';
import type { ImageRow } from '../database/rows.ts';

/** Path below the uploads folder with the stamp that makes the address immutable. */
export function stamped(path: string, { modified_date }: Pick<ImageRow, 'modified_date'>): string {
  return `${path}?bwg=${modified_date}`;
}

/** Address of the file; root-relative without an origin. */
export function imageAddress(image: ImageRow, origin = ''): string {
  return `${origin}${UPLOADS_PATH}${stamped(image.image_url, image)}`;
}

export function thumbnailAddress(image: ImageRow, origin = ''): string {
  return `${origin}${UPLOADS_PATH}${stamped(image.thumb_url, image)}`;
}
