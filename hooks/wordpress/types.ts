import type { InitialAlbumLevel } from '../album/types.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageCandidate } from '../backend/ImageFile.ts';
import type { AllowedServers } from './allowedServer.ts';

/** The data of one gallery on a page of the WordPress plugin (the data attributes of container and form). */
export interface WordPressGalleryConfig extends AllowedServers {
  /** The widget's number on the page, from 0. */
  readonly instance: number;
  readonly galleryId: string;
  /** `thumbnails`, `thumbnails_masonry`, … */
  readonly galleryType: string;
  readonly shortcodeId: string;
  readonly themeId: string;
  readonly tag: string;
  readonly albumId: string;
  /** Address of the paging call. May be relative to the page. */
  readonly ajaxUrl: string;
  /** Address of the lightbox call, its query as the server wrote it. May be relative to the page. */
  readonly lightboxUrl: string;
  /** The page that shows the gallery, as the server wrote it. */
  readonly currentUrl: string;
  /** Id of the inner items container, for example `bwg_thumbnails_0`: part of the tag filter's key. */
  readonly containerId: string;
  /** The seed of the random order of the rendered page, which later requests repeat. */
  readonly randomSeed?: string | undefined;
  /** Whether the site loads this gallery by scrolling, which a script in its markup tells. @default false */
  readonly loadsByScrolling?: boolean | undefined;
  /** Address of the zip of its images, if the page links to one. */
  readonly downloadUrl?: string | undefined;
}

export interface WordPressBackendOptions {
  /**
   * Reads the images of an answer whose markup does not contain all of them: `readParameterImages` for a slideshow or a
   * carousel, `readDescribedImages` for the texts of an image browser or a blog.
   * @default the items of the markup
   */
  readonly imagesOf?: ImagesOf | undefined;
  /** Reads how many images all pages have together: `readItemCount`. @default known where there is one page */
  readonly totalOf?: ((answer: ParentNode) => number | undefined) | undefined;
  /** Other widths of an image, if the site can make them; the wire itself has only the image and its thumbnail. */
  readonly candidatesOf?: CandidatesOf | undefined;
  /** The file of all images, if the page links to one. */
  readonly archive?: WordPressArchiveOptions | undefined;
  /** @default globalThis.fetch, looked up at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Largest answer that is read, in bytes. The real plugin writes about 1.3 kB of lightbox markup for each image: raise this
   * for galleries of more than 6,000 images.
   * @default ANSWER_LIMIT_BYTES
   */
  readonly maxResponseBytes?: number | undefined;
}

export interface WordPressArchiveOptions {
  /** The name of the saved file. @default `gallery-7.zip`, with the gallery's id */
  readonly fileName?: string | undefined;
}

/** The other widths of the picture at `url`. */
export type CandidatesOf = (url: string, intrinsicWidth?: number | undefined) => readonly ImageCandidate[];

/** Reads the images of a container or of an answer; undefined if its items are all images. */
export type ImagesOf = (answer: ParentNode, context: ResponseContext) => readonly GalleryImage[] | undefined;

/** The context of an answer, for the functions that parse it. */
export interface ResponseContext extends Pick<WordPressBackendOptions, 'candidatesOf' | 'imagesOf' | 'totalOf'> {
  /** Absolute address that relative ones in the answer are relative to. */
  readonly base: string;
  readonly galleryId: string;
  readonly loadsByScrolling?: boolean | undefined;
}

/** The data of one album on a page of the WordPress gallery. `galleryId` is `0` here, `albumId` the album at the top. */
export interface WordPressAlbumConfig extends WordPressGalleryConfig {
  /** The view in which the site shows the galleries of the album: `thumbnail`, `masonry`, `mosaic`, … @default 'thumbnail' */
  readonly galleryViewType?: string | undefined;
}

export interface WordPressAlbumsOptions extends WordPressBackendOptions {
  /** Called with each answer of an album level, as for `readResponseAlbumView`. The entries wait for its promise. */
  readonly onAlbumResponse?: ((html: string) => Promise<void> | void) | undefined;
  /** Called with each answer of a gallery in the album, as for `readResponseView`. The images wait for its promise. */
  readonly onGalleryResponse?: ((html: string, galleryId: string) => Promise<void> | void) | undefined;
}

/** A server-rendered album: the settings for its back end, and its current level. */
export interface WordPressAlbum extends WordPressAlbumConfig {
  /** For `useAlbum`'s option of the same name: shown at once, without a request. */
  readonly initialLevel: InitialAlbumLevel<GalleryImage>;
  /** Whether the context menu is disabled, for `useImageProtection`. */
  readonly protectImages: boolean;
}
