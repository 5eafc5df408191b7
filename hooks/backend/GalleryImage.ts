import type { ImageFile } from './ImageFile.ts';
import type { ImagePriceList } from './CartBackend.ts';
import type { VideoClip } from './VideoClip.ts';

/** The kind of an item: a picture, or a provider's video or post. */
export type ImageKind = 'image' | 'video' | 'post';

/** The votes of an image as the back end knows them. */
export interface ImageRating {
  /** Mean of all votes, 0 when there is none. */
  readonly average: number;
  readonly count: number;
  /** The vote this visitor has already given, 0 when none. */
  readonly own: number;
}

/**
 * An image of a gallery. Only `id` and `url` are needed; every hook is generic over it, so a theme may hand in a type of
 * its own that extends this one and gets it back everywhere.
 */
export interface GalleryImage extends ImageFile, VideoClip {
  /** Identity within its back end: the link between thumbnail, lightbox and address hash. */
  readonly id: string;
  /** The gallery to which it belongs, if the back end has several. */
  readonly galleryId?: string | undefined;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  /** The small version; `url` replaces a missing one. */
  readonly thumbnail?: ImageFile | undefined;
  /** @default 'image' */
  readonly kind?: ImageKind | undefined;
  /** The back end's own name of the file type: `JPG`, or `EMBED_…` for embedded media. */
  readonly fileType?: string | undefined;
  /** File name without its folder; for embedded media the provider's id. */
  readonly fileName?: string | undefined;
  /** Text date as the back end prints it. */
  readonly date?: string | undefined;
  /** The size of the file, in bytes. */
  readonly fileSize?: number | undefined;
  /** Ids of its tags. */
  readonly tagIds?: readonly string[] | undefined;
  /** The file as it was uploaded, for downloads. @default url */
  readonly originalUrl?: string | undefined;
  /** A page to which this image links instead of opening the lightbox. */
  readonly redirectUrl?: string | undefined;
  readonly hitCount?: number | undefined;
  readonly commentCount?: number | undefined;
  readonly rating?: ImageRating | undefined;
  /** Whether the image is sold, if the back end tells it before the price list. @default whether there is a price list */
  readonly isSold?: boolean | undefined;
  /** Present if the image is sold. */
  readonly priceList?: ImagePriceList | undefined;
}
