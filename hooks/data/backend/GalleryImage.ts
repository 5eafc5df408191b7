import type { ImageFile } from './ImageFile.ts';
import type { ImagePriceList } from './CartBackend.ts';
import type { VideoClip } from './VideoClip.ts';

/** The kind of an item: an image, or a provider's video or post. */
export type ImageKind = 'image' | 'video' | 'post';

/** An image's rating as reported by the backend. */
export interface ImageRating {
  /** Average of all votes; 0 if there are none. */
  readonly average: number;
  readonly count: number;
  /** The current user's own vote; 0 if there is none. */
  readonly own: number;
}

/**
 * An item in a gallery. Only `id` and `url` are required. Every hook is generic over the image type, so you can pass
 * your own type that extends this one and get it back.
 */
export interface GalleryImage extends ImageFile, VideoClip {
  /** Unique within its backend. The id connects the thumbnail, the lightbox and the URL hash. */
  readonly id: string;
  /** Id of the gallery that the image belongs to, if the backend has several galleries. */
  readonly galleryId?: string | undefined;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Alternative text for screen readers, if it differs from the visible title. @default title */
  readonly alt?: string | undefined;
  /** Plain text with line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  /** The thumbnail's file. @default `url` */
  readonly thumbnail?: ImageFile | undefined;
  /** @default 'image' */
  readonly kind?: ImageKind | undefined;
  /** The backend's own name for the file type, such as `JPG`, or `EMBED_…` for embedded media. */
  readonly fileType?: string | undefined;
  /** File name without its folder, or the provider's id for embedded media. */
  readonly fileName?: string | undefined;
  /** The date as text, in the backend's format. */
  readonly date?: string | undefined;
  /** File size, in bytes. */
  readonly fileSize?: number | undefined;
  /** Ids of the image's tags. */
  readonly tagIds?: readonly string[] | undefined;
  /** URL of the original upload, for downloads. @default url */
  readonly originalUrl?: string | undefined;
  /** URL of a page. If set, the image links to this page instead of opening the lightbox. */
  readonly redirectUrl?: string | undefined;
  readonly hitCount?: number | undefined;
  readonly commentCount?: number | undefined;
  readonly rating?: ImageRating | undefined;
  /**
   * Whether the image is for sale, if the backend reports it before the price list is loaded.
   * @default true if there is a price list
   */
  readonly isSold?: boolean | undefined;
  /** What is known about the image's price list. Present if the image is for sale. */
  readonly priceList?: ImagePriceList | undefined;
}
