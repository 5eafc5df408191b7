import type { CommentStore } from '../../data/backend/CommentStore.ts';
import type { AlbumEntry } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { PriceList } from '../../data/backend/CartBackend.ts';

export interface StaticArchiveOptions {
  /** URL of a zip file that contains the images. */
  readonly url: string;
  /** File name of the saved zip file. @default 'images.zip' */
  readonly fileName?: string | undefined;
  /** The `fetch` function to use. @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface StaticBackendOptions<TImage extends GalleryImage = GalleryImage> {
  /** All images in the gallery, in default order. */
  readonly images: readonly TImage[];
  /** Number of images per page. @default all images */
  readonly perPage?: number | undefined;
  /**
   * Which images match if several tags are selected: those with any of the tags, or only those with all of them.
   * @default 'any'
   */
  readonly tagMatching?: 'any' | 'all' | undefined;
  /** Lightbox settings. Options passed to `useLightbox` override them. */
  readonly settings?: LightboxSettings | undefined;
  /**
   * Whether comments are enabled. If `true`, comments are stored in the user's own browser, and the form tells the user
   * so. To store comments elsewhere, pass a store.
   * @default false
   */
  readonly comments?: boolean | CommentStore | undefined;
  /** An existing zip file that contains all images. */
  readonly archive?: StaticArchiveOptions | undefined;
  /** Price lists, keyed by the `priceList.id` of the images that they apply to. The cart is stored in the browser. */
  readonly priceLists?: Readonly<Record<string, PriceList>> | undefined;
}

/** A gallery in a static album. */
export interface StaticGallery<TImage extends GalleryImage = GalleryImage> extends Pick<
  AlbumEntry,
  'id' | 'title' | 'description' | 'cover'
> {
  /** All images, in default order. */
  readonly images: readonly TImage[];
  /** An existing zip file that contains all images. */
  readonly archive?: StaticArchiveOptions | undefined;
}

/** An album and its entries. If the album has no `cover`, the first image found inside it, at any depth, is used. */
export interface StaticAlbum<TImage extends GalleryImage = GalleryImage> extends Pick<
  AlbumEntry,
  'id' | 'title' | 'description' | 'cover'
> {
  readonly entries: readonly (StaticAlbum<TImage> | StaticGallery<TImage>)[];
}

export interface StaticAlbumsOptions<TImage extends GalleryImage = GalleryImage> extends Omit<
  StaticBackendOptions<TImage>,
  'images' | 'perPage' | 'archive'
> {
  /** The root album. No two albums may have the same id, and no two galleries may have the same id. */
  readonly album: StaticAlbum<TImage>;
  /** Number of entries per album page. @default ALBUMS_PER_PAGE */
  readonly albumsPerPage?: number | undefined;
  /** Number of images per gallery page. @default ALBUM_IMAGES_PER_PAGE */
  readonly perPage?: number | undefined;
}
