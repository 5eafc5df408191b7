import type { CommentStore } from '../backend/CommentStore.ts';
import type { AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { PriceList } from '../backend/CartBackend.ts';

export interface StaticArchiveOptions {
  /** Address of a zip that holds the images. */
  readonly url: string;
  /** The name under which the file is saved. @default 'images.zip' */
  readonly fileName?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface StaticBackendOptions<TImage extends GalleryImage = GalleryImage> {
  /** Every image of the gallery, in default order. */
  readonly images: readonly TImage[];
  /** Images on one page. @default all of them */
  readonly perPage?: number | undefined;
  /** Whether a filter of several tags wants any or all of them. @default 'any' */
  readonly tagMatching?: 'any' | 'all' | undefined;
  /** Settings of the lightbox; options of its hook win over these. */
  readonly settings?: LightboxSettings | undefined;
  /**
   * Let visitors comment. `true` keeps comments in the writer's own browser, and the form says so; a store of your own
   * keeps them elsewhere. @default false
   */
  readonly comments?: boolean | CommentStore | undefined;
  /** An existing file with all images. */
  readonly archive?: StaticArchiveOptions | undefined;
  /** The price lists of images, by the id of their `priceList`. The cart is kept in the browser's storage. */
  readonly priceLists?: Readonly<Record<string, PriceList>> | undefined;
}

/** A gallery of a static album. */
export interface StaticGallery<TImage extends GalleryImage = GalleryImage> extends Pick<
  AlbumEntry,
  'id' | 'title' | 'description' | 'cover'
> {
  /** Every image, in default order. */
  readonly images: readonly TImage[];
  /** An existing file with all of them. */
  readonly archive?: StaticArchiveOptions | undefined;
}

/** An album with its entries. Without a `cover` the first picture below is used. */
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
  /** The album at the top. Ids are unique among albums, and among galleries. */
  readonly album: StaticAlbum<TImage>;
  /** @default ALBUMS_PER_PAGE */
  readonly albumsPerPage?: number | undefined;
  /** Images on a page of a gallery. @default ALBUM_IMAGES_PER_PAGE */
  readonly perPage?: number | undefined;
}
