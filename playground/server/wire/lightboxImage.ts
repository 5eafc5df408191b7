import type { ImageRow } from '../database/rows.ts';
import type { PriceListRow } from '../cart/rows.ts';
import type { RatingRow } from '../rating/createRatingStore.ts';
import { centsText } from '../cart/money.ts';
import { escapeHtml } from './markup.ts';
import { imageAddress, isEmbedded, pictureAddress, stamped, thumbnailAddress } from './imageAddress.ts';
import { ratingFields, type RatingFields } from './ratingFields.ts';

/** The price list fields of an image for sale. Other images have none, as in the free edition. */
interface PriceListFields {
  readonly pricelist?: string;
  readonly pricelist_manual_price?: string;
  readonly pricelist_sections?: string;
}

function priceListFields(priceList: PriceListRow | undefined): PriceListFields {
  if (!priceList) return {};
  const { id, price, sections } = priceList;
  return { pricelist: String(id), pricelist_manual_price: centsText(price), pricelist_sections: sections };
}

/** The counters and price lists of images, by image id. */
export interface ImageCounters {
  readonly ratings: ReadonlyMap<number, RatingRow>;
  /** The number of published comments. */
  readonly comments: ReadonlyMap<number, number>;
  /** The price lists of images for sale. */
  readonly priceLists: ReadonlyMap<number, PriceListRow>;
}

/** An entry of the lightbox data: sizes are numbers, counters are strings, and text contains escaped entities. */
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
