import type { InitialAlbumLevel } from '../../gallery/album/types.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ImageCandidate } from '../../data/backend/ImageFile.ts';
import type { AllowedServers } from './allowedServer.ts';

/**
 * The configuration of a single plugin gallery on a page, read from the data attributes of its container
 * and form.
 */
export interface WordPressGalleryConfig extends AllowedServers {
  /** The widget's index on the page, starting at 0. */
  readonly instance: number;
  readonly galleryId: string;
  /** The plugin's name for the view, such as `thumbnails` or `thumbnails_masonry`. */
  readonly galleryType: string;
  readonly shortcodeId: string;
  readonly themeId: string;
  readonly tag: string;
  readonly albumId: string;
  /** URL of the paging request. May be relative to the page. */
  readonly ajaxUrl: string;
  /** URL of the lightbox request, with its query as written by the server. May be relative to the page. */
  readonly lightboxUrl: string;
  /** URL of the page that shows the gallery, as written by the server. */
  readonly currentUrl: string;
  /**
   * Id of the inner container around the items, such as `bwg_thumbnails_0`. The id is part of the field name of the tag
   * filter.
   */
  readonly containerId: string;
  /** Seed for the random order of the rendered page. Later requests reuse it. */
  readonly randomSeed?: string | undefined;
  /** Whether this gallery uses infinite scroll, as indicated by a script in its markup. @default false */
  readonly loadsByScrolling?: boolean | undefined;
  /** URL of a zip file with the gallery's images, if the page links to one. */
  readonly downloadUrl?: string | undefined;
}

export interface WordPressBackendOptions {
  /**
   * Reads the images from a response whose markup doesn't contain all of them. Pass `readParameterImages` for a
   * slideshow or carousel, or `readDescribedImages` to include the descriptions of an image browser or blog.
   * @default the items in the markup
   */
  readonly imagesOf?: ImagesOf | undefined;
  /**
   * Reads the total number of images on all pages. Pass `readItemCount`, for example.
   * @default none: the total is known only if there is a single page
   */
  readonly totalOf?: ((response: ParentNode) => number | undefined) | undefined;
  /**
   * Returns files that contain an image at other widths, if the site can create them. The plugin itself only provides
   * the image and its thumbnail.
   * @default none
   */
  readonly candidatesOf?: CandidatesOf | undefined;
  /** Options for downloading all images, if the page links to a file that contains them. */
  readonly archive?: WordPressArchiveOptions | undefined;
  /** The `fetch` function to use. @default globalThis.fetch, read on each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Maximum size of a response, in bytes. The plugin generates about 1.3 kB of lightbox markup per image, so increase
   * this for galleries with more than 6,000 images.
   * @default ANSWER_LIMIT_BYTES
   */
  readonly maxResponseBytes?: number | undefined;
}

export interface WordPressArchiveOptions {
  /** Name of the saved file. @default `gallery-` followed by the gallery's id, such as `gallery-7.zip` */
  readonly fileName?: string | undefined;
}

/** Returns files that contain the image at `url` at other widths. */
export type CandidatesOf = (url: string, intrinsicWidth?: number | undefined) => readonly ImageCandidate[];

/** Reads the images from a container or response. Returns `undefined` if the markup already contains all items. */
export type ImagesOf = (response: ParentNode, context: ResponseContext) => readonly GalleryImage[] | undefined;

/** The context for parsing a response. */
export interface ResponseContext extends Pick<WordPressBackendOptions, 'candidatesOf' | 'imagesOf' | 'totalOf'> {
  /** Absolute URL that URLs in the response are resolved against. */
  readonly base: string;
  readonly galleryId: string;
  readonly loadsByScrolling?: boolean | undefined;
}

/**
 * The configuration of a single plugin album on a page. `galleryId` is `0`, and `albumId` is the root
 * album's id.
 */
export interface WordPressAlbumConfig extends WordPressGalleryConfig {
  /**
   * The view that the site uses for the album's galleries, such as `thumbnail`, `masonry` or `mosaic`.
   * @default 'thumbnail'
   */
  readonly galleryViewType?: string | undefined;
}

export interface WordPressAlbumsOptions extends WordPressBackendOptions {
  /**
   * Called with each response for an album level. You can pass the response to `readResponseAlbumView`, for example. If
   * this function returns a promise, the entries are shown once the promise resolves.
   */
  readonly onAlbumResponse?: ((html: string) => Promise<void> | void) | undefined;
  /**
   * Called with each response for a gallery in the album. You can pass the response to `readResponseView`, for example.
   * If this function returns a promise, the images are shown once the promise resolves.
   */
  readonly onGalleryResponse?: ((html: string, galleryId: string) => Promise<void> | void) | undefined;
}

/** A server-rendered album, with the settings for its backend and its current level. */
export interface WordPressAlbum extends WordPressAlbumConfig {
  /** The rendered level. Pass it to `useAlbum` as `initialLevel` to show it immediately, without a request. */
  readonly initialLevel: InitialAlbumLevel<GalleryImage>;
  /** Whether the context menu should be disabled with `useImageProtection`. */
  readonly protectImages: boolean;
}
