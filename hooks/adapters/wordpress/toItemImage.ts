import type { GalleryImage, ImageKind } from '../../data/backend/GalleryImage.ts';
import { withoutEnd } from '../../core/shared/foreignValues.ts';
import { decodeEntities, toText } from './decodeEntities.ts';
import { toWebUrl } from './wireValues.ts';
import type { ResponseContext } from './types.ts';

/** An image in the server's JSON, as found in the lightbox data and in a view's parameters. */
interface ImageItem {
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

/**
 * Returns the URL of an item's image. For embedded images, `image_url` is the URL of their page. However, if the file
 * name is a URL, it is the URL of the image.
 */
function itemImageUrl(item: ImageItem, isEmbedded: boolean): string {
  return isEmbedded && /^https?:\/\//i.test(item.filename) ? item.filename : item.image_url;
}

/** Converts an item to an image. Returns `undefined` if it has no safe URL. */
export function toItemImage(
  item: ImageItem,
  uploadsUrl: string,
  { base, galleryId, candidatesOf }: ResponseContext,
): GalleryImage | undefined {
  const kind = toImageKind(item.filetype);
  const isEmbedded = item.filetype.startsWith('EMBED_');
  const written = kind === 'image' ? itemImageUrl(item, isEmbedded) : item.image_url;
  const url = toFileUrl(written, uploadsUrl, base);
  if (!url) return undefined;
  const thumbnailUrl = toFileUrl(item.thumb_url, uploadsUrl, base);
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
    originalUrl: hasOwnFiles ? toOriginalUrl(thumbnailUrl) : undefined,
    redirectUrl: toWebUrl(item.redirect_url, base),
  };
}

/** Returns the kind of item that a file type represents. Embedded media other than images and videos are posts. */
export function toImageKind(fileType: string): ImageKind {
  if (!fileType.startsWith('EMBED_')) return 'image';
  if (/_(?:IMAGE|IMGUR)/.test(fileType)) return 'image';
  return fileType.endsWith('_VIDEO') ? 'video' : 'post';
}

/** Matches a URL that is percent-encoded as a whole. Some plugin editions write URLs like this. */
const ENCODED_AS_A_WHOLE = /^[^/]*%2f/i;

function decodeWhole(address: string): string {
  try {
    return ENCODED_AS_A_WHOLE.test(address) ? decodeURIComponent(address) : address;
  } catch {
    return address;
  }
}

/**
 * Returns the absolute URL of a file in the lightbox data, or `undefined` if it is unsafe. The site's own files are
 * relative to `uploadsUrl`, even if they start with a slash. Providers' URLs are absolute.
 */
export function toFileUrl(written: string, uploadsUrl: string, base: string): string | undefined {
  const address = decodeWhole(decodeEntities(written)).trim();
  if (!address) return undefined;
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return toWebUrl(isAbsolute ? address : `${withoutEnd(uploadsUrl, '/')}/${address.replace(/^\/+/, '')}`, base);
}

/**
 * Returns the URL of the file as originally uploaded, which is in a hidden folder next to the thumbnails. The
 * thumbnail's version parameter is removed.
 */
export function toOriginalUrl(thumbnailUrl: string | undefined): string | undefined {
  return thumbnailUrl?.includes('/thumb/')
    ? thumbnailUrl.replace('/thumb/', '/.original/').replace(/\?.*/s, '')
    : undefined;
}
