import type { InferOutput } from 'valibot';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { lightboxItemSchema } from './lightboxSchema.ts';
import { toFileAddress } from './toFileAddress.ts';
import { toImageKind } from './toImageKind.ts';
import { toImagePriceList } from './toImagePriceList.ts';
import { toImageRating } from './toImageRating.ts';
import { toOriginalAddress } from './toOriginalAddress.ts';
import { toText } from './toText.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { AnswerContext } from './types.ts';

type LightboxItem = InferOutput<typeof lightboxItemSchema>;

/** Of embedded pictures the page address stands in `image_url`; where the file name is an address, it is the picture's. */
function pictureAddress(item: LightboxItem, isEmbedded: boolean): string {
  return isEmbedded && /^https?:\/\//i.test(item.filename) ? item.filename : item.image_url;
}

/** An item as an image of ours; undefined when it has no address that a browser may load. */
export function toLightboxImage(
  item: LightboxItem,
  uploadsUrl: string,
  { base, galleryId, candidatesOf }: AnswerContext,
): GalleryImage | undefined {
  const kind = toImageKind(item.filetype);
  const isEmbedded = item.filetype.startsWith('EMBED_');
  const written = kind === 'image' ? pictureAddress(item, isEmbedded) : item.image_url;
  const url = toFileAddress(written, uploadsUrl, base);
  if (!url) return undefined;
  const thumbnailUrl = toFileAddress(item.thumb_url, uploadsUrl, base);
  const hasOwnFiles = kind === 'image' && !isEmbedded;
  return {
    id: item.id,
    galleryId,
    url,
    width: item.image_width,
    height: item.image_height,
    candidates: hasOwnFiles ? candidatesOf?.(url, item.image_width) : undefined,
    thumbnail: thumbnailUrl
      ? { url: thumbnailUrl, candidates: hasOwnFiles ? candidatesOf?.(thumbnailUrl, undefined) : undefined }
      : undefined,
    title: toText(item.alt),
    description: toText(item.description),
    kind,
    fileType: item.filetype || undefined,
    fileName: item.filename || undefined,
    date: item.date || undefined,
    originalUrl: hasOwnFiles ? toOriginalAddress(thumbnailUrl) : undefined,
    redirectUrl: toWebAddress(item.redirect_url, base),
    hitCount: item.hit_count,
    commentCount: item.comment_count,
    rating: toImageRating({ average: item.avg_rating, count: item.rate_count, own: item.rate }),
    priceList: toImagePriceList(item),
  };
}
