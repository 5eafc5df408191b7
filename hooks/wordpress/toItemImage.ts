import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toFileAddress } from './toFileAddress.ts';
import { toImageKind } from './toImageKind.ts';
import { toOriginalAddress } from './toOriginalAddress.ts';
import { toText } from './toText.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { AnswerContext } from './types.ts';

/** What the server says of an image wherever it lists images as JSON: in the lightbox's data and in a view's parameters. */
export interface ImageItem {
  readonly id: string;
  readonly alt: string;
  readonly description: string;
  readonly image_url: string;
  readonly image_width?: number | undefined;
  readonly image_height?: number | undefined;
  readonly thumb_url: string;
  readonly thumb_width?: number | undefined;
  readonly thumb_height?: number | undefined;
  readonly filetype: string;
  readonly filename: string;
  readonly date: string;
  readonly redirect_url: string;
}

/** Of embedded pictures the page address stands in `image_url`; where the file name is an address, it is the picture's. */
function pictureAddress(item: ImageItem, isEmbedded: boolean): string {
  return isEmbedded && /^https?:\/\//i.test(item.filename) ? item.filename : item.image_url;
}

/** An item as an image of ours; undefined when it has no address that a browser may load. */
export function toItemImage(
  item: ImageItem,
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
      ? {
          url: thumbnailUrl,
          width: item.thumb_width,
          height: item.thumb_height,
          candidates: hasOwnFiles ? candidatesOf?.(thumbnailUrl, item.thumb_width) : undefined,
        }
      : undefined,
    title: toText(item.alt),
    description: toText(item.description),
    kind,
    fileType: item.filetype || undefined,
    fileName: item.filename || undefined,
    date: item.date || undefined,
    originalUrl: hasOwnFiles ? toOriginalAddress(thumbnailUrl) : undefined,
    redirectUrl: toWebAddress(item.redirect_url, base),
  };
}
