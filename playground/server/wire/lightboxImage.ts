import type { ImageRow } from '../database/rows.ts';
import { escapeHtml } from './escapeHtml.ts';
import { imageAddress, isEmbedded, pictureAddress, stamped, thumbnailAddress } from './imageAddress.ts';
import type { ImageCounters } from './ImageCounters.ts';
import { priceListFields, type PriceListFields } from './priceListFields.ts';
import { ratingFields, type RatingFields } from './ratingFields.ts';

/** An entry of the lightbox data: sizes are numbers, counters are strings, and texts contain escaped entities. */
export interface LightboxImage extends RatingFields, PriceListFields {
  readonly number: number;
  readonly id: string;
  readonly alt: string;
  readonly description: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly pure_image_url: string;
  readonly pure_thumb_url: string;
  readonly image_url: string;
  readonly thumb_url: string;
  readonly date: string;
  readonly comment_count: string;
  readonly filetype: string;
  readonly filename: string;
  readonly hit_count: string;
}

/** Line breaks become markup before escaping, so that unescaping restores them as markup. */
function escapeDescription(text: string): string {
  return escapeHtml(text.replaceAll('\n', '<br />'));
}

/** Files are given as paths below the uploads folder, embedded items as absolute URLs without a version. */
function addresses(image: ImageRow, origin: string) {
  if (!isEmbedded(image)) {
    return {
      pure_image_url: image.image_url,
      pure_thumb_url: image.thumb_url,
      image_url: stamped(image.image_url, image),
      thumb_url: stamped(image.thumb_url, image),
      filename: image.filename,
    };
  }
  const [url, thumbnail] = [imageAddress(image, origin), thumbnailAddress(image, origin)];
  return {
    pure_image_url: url,
    pure_thumb_url: thumbnail,
    image_url: url,
    thumb_url: thumbnail,
    // This provider's images have their file where others have an id.
    filename: image.filetype.endsWith('_FLICKR_IMAGE') ? pictureAddress(image, origin) : image.filename,
  };
}

export function lightboxImage(image: ImageRow, index: number, counters: ImageCounters, origin: string): LightboxImage {
  return {
    number: index + 1,
    id: String(image.id),
    alt: escapeHtml(image.alt),
    description: escapeDescription(image.description),
    image_width: image.width,
    image_height: image.height,
    ...addresses(image, origin),
    date: image.date,
    comment_count: String(counters.comments.get(image.id) ?? 0),
    filetype: image.filetype,
    ...ratingFields(counters.ratings.get(image.id)),
    ...priceListFields(counters.priceLists.get(image.id)),
    hit_count: String(image.hit_count),
  };
}
