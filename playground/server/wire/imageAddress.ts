import { UPLOADS_PATH } from '../constants.ts';
import type { ImageRow } from '../database/rows.ts';

type Stamped = Pick<ImageRow, 'modified_date'>;
type Stored = Stamped & Pick<ImageRow, 'filetype' | 'image_url' | 'thumb_url' | 'embed_url'>;

/** Whether an item's content is hosted by a provider. */
export function isEmbedded({ filetype }: Pick<ImageRow, 'filetype'>): boolean {
  return filetype.startsWith('EMBED_');
}

/** Returns a path below the uploads folder with the version that makes the URL immutable. */
export function stamped(path: string, { modified_date }: Stamped): string {
  return `${path}?bwg=${modified_date}`;
}

/** The real server adds no version to the URLs of embedded items. */
function fileAddress(path: string, image: Stored, origin: string): string {
  return `${origin}${UPLOADS_PATH}${isEmbedded(image) ? path : stamped(path, image)}`;
}

/** Returns the URL of this server's image of an item; root-relative without an origin. */
export function pictureAddress(image: Stored, origin = ''): string {
  return fileAddress(image.image_url, image, origin);
}

/** Returns the target of an item's link: its file, or its page at a provider. */
export function imageAddress(image: Stored, origin = ''): string {
  const { embed_url: address } = image;
  if (!address) return pictureAddress(image, origin);
  return address.startsWith('/') ? `${origin}${address}` : address;
}

export function thumbnailAddress(image: Stored, origin = ''): string {
  return fileAddress(image.thumb_url, image, origin);
}
