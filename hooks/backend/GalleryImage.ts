import type { ImageFile } from './ImageFile.ts';
import type { ImagePriceList } from './CartBackend.ts';
import type { VideoClip } from './VideoClip.ts';

/** Whether an item is an image, or a provider's video or post. */
export type ImageKind = 'image' | 'video' | 'post';

/** The rating of an image as reported by the backend. */
export interface ImageRating {
  /** Mean of all votes, 0 if there are none. */
  readonly average: number;
  readonly count: number;
  /** This user's own vote, 0 if there is none. */
  readonly own: number;
}

/**
 * An item of a gallery. Only `id` and `url` are required. Every hook is generic over it, so you can pass your own type
 * that extends it and get that type back.
 */
export interface GalleryImage extends ImageFile, VideoClip {
  /** Unique within its backend. Links the thumbnail, the lightbox and the URL hash. */
  readonly id: string;
  /** The gallery that the image belongs to, if the backend has several. */
  readonly galleryId?: string | undefined;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  /** The small version. @default `url` */
  readonly thumbnail?: ImageFile | undefined;
  /** @default 'image' */
  readonly kind?: ImageKind | undefined;
  /** The backend's own name for the file type, such as `JPG`, or `EMBED_…` for embedded media. */
  readonly fileType?: string | undefined;
  /** File name without its folder, or the provider's id for embedded media. */
  readonly fileName?: string | undefined;
  /** The date as text, as the backend formats it. */
  readonly date?: string | undefined;
  /** File size, in bytes. */
  readonly fileSize?: number | undefined;
  /** Ids of the image's tags. */
  readonly tagIds?: readonly string[] | undefined;
  /** URL of the original upload, for downloads. @default url */
  readonly originalUrl?: string | undefined;
  /** A page that the image links to instead of opening the lightbox. */
  readonly redirectUrl?: string | undefined;
  readonly hitCount?: number | undefined;
  readonly commentCount?: number | undefined;
  readonly rating?: ImageRating | undefined;
  /**
   * Whether the image is sold, if the backend reports it before the price list.
   * @default whether there is a price list
   */
  readonly isSold?: boolean | undefined;
  /** Present if the image is sold. */
  readonly priceList?: ImagePriceList | undefined;
}
