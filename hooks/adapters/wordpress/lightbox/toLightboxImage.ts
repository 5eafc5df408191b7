import type { InferOutput } from 'valibot';
import type { CartSection, ImagePriceList } from '../../../data/backend/CartBackend.ts';
import type { GalleryImage, ImageRating } from '../../../data/backend/GalleryImage.ts';
import type { lightboxItemSchema } from './lightboxSchema.ts';
import { toItemImage } from '../toItemImage.ts';
import type { ResponseContext } from '../types.ts';

type LightboxItem = InferOutput<typeof lightboxItemSchema>;

/** Converts an item of the lightbox data to an image, or `undefined` if it has no safe URL. */
export function toLightboxImage(
  item: LightboxItem,
  uploadsUrl: string,
  context: ResponseContext,
): GalleryImage | undefined {
  const image = toItemImage(item, uploadsUrl, context);
  return (
    image && {
      ...image,
      hitCount: item.hit_count,
      commentCount: item.comment_count,
      rating: toImageRating({ average: item.avg_rating, count: item.rate_count, own: item.rate }),
      priceList: toImagePriceList(item),
    }
  );
}

export interface WrittenRating {
  readonly average: number | undefined;
  readonly count: number | undefined;
  readonly own: number | undefined;
}

/** Converts votes from the server. Missing or negative values become 0. */
export function toImageRating({ average = 0, count = 0, own = 0 }: WrittenRating): ImageRating {
  return { average: Math.max(average, 0), count, own: Math.max(own, 0) };
}

interface PriceListFields {
  readonly pricelist: string;
  readonly pricelist_sections: string;
  readonly pricelist_manual_price: string;
}

/**
 * Reads an image's price list from the lightbox data. Returns `undefined` if the id is 0 or empty, because this means
 * that the image isn't for sale.
 */
export function toImagePriceList(fields: PriceListFields): ImagePriceList | undefined {
  const id = fields.pricelist.trim();
  if (id === '' || id === '0') return undefined;
  return {
    id,
    sections: toSections(fields.pricelist_sections.split(',')),
    manualPrice: fields.pricelist_manual_price || undefined,
  };
}

const SECTIONS: readonly CartSection[] = ['manual', 'downloads'];

/** Returns the known sections among the given names, in the same order. */
export function toSections(names: readonly string[]): readonly CartSection[] {
  return names.flatMap((name) => SECTIONS.find((section) => section === name.trim()) ?? []);
}
