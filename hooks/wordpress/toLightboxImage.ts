import type { InferOutput } from 'valibot';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { lightboxItemSchema } from './lightboxSchema.ts';
import { toImagePriceList } from './toImagePriceList.ts';
import { toImageRating } from './toImageRating.ts';
import { toItemImage } from './toItemImage.ts';
import type { AnswerContext } from './types.ts';

type LightboxItem = InferOutput<typeof lightboxItemSchema>;

/** An item of the lightbox's data as an image of ours; undefined when it has no address that a browser may load. */
export function toLightboxImage(
  item: LightboxItem,
  uploadsUrl: string,
  context: AnswerContext,
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
