import type { InitialAlbumLevel } from '../album/types.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageCandidate } from '../backend/ImageFile.ts';
import type { AllowedServers } from './allowedServer.ts';

/**
 * The configuration of one gallery on a page of the WordPress plugin, from the data attributes of its container and
 * form.
 */
export interface WordPressGalleryConfig extends AllowedServers {
  /** Index of the widget on the page, from 0. */
  readonly instance: number;
  readonly galleryId: string;
  /** The plugin's name of the view, such as `thumbnails` or `thumbnails_masonry`. */
  readonly galleryType: string;
  readonly shortcodeId: string;
  readonly themeId: string;
  readonly tag: string;
  readonly albumId: string;
  /** URL of the paging request. May be relative to the page. */
  readonly ajaxUrl: string;
  /** URL of the lightbox request, with its query as the server wrote it. May be relative to the page. */
  readonly lightboxUrl: string;
  /** URL of the page that shows the gallery, as the server wrote it. */
  readonly currentUrl: string;
  /** Id of the inner items container, such as `bwg_thumbnails_0`. Part of the tag filter's key. */
  readonly containerId: string;
  /** Seed of the rendered page's random order, which later requests repeat. */
  readonly randomSeed?: string | undefined;
  /** Whether this gallery uses infinite scroll, which a script in its markup indicates. @default false */
  readonly loadsByScrolling?: boolean | undefined;
  /** URL of the zip of its images, if the page links to one. */
  readonly downloadUrl?: string | undefined;
}

export interface WordPressBackendOptions {
  /**
   * Reads the images of a response whose markup does not contain all of them: `readParameterImages` for a slideshow or
   * carousel, `readDescribedImages` for the texts of an image browser or blog.
   * @default the items in the markup
   */
  readonly imagesOf?: ImagesOf | undefined;
  /** Reads the number of images on all pages, such as `readItemCount`. @default known if there is only one page */
  readonly totalOf?: ((response: ParentNode) => number | undefined) | undefined;
  /**
   * Returns other widths of an image, if the site can create them. The plugin itself only provides the image and its
   * thumbnail. @default none
   */
  readonly candidatesOf?: CandidatesOf | undefined;
  /** The download of all images, if the page links to one. */
  readonly archive?: WordPressArchiveOptions | undefined;
  /** @default globalThis.fetch, read at each request */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Maximum size of a response, in bytes. The plugin writes about 1.3 kB of lightbox markup per image, so raise this
   * for galleries of more than 6,000 images.
   * @default ANSWER_LIMIT_BYTES
   */
  readonly maxResponseBytes?: number | undefined;
}

export interface WordPressArchiveOptions {
  /** Name of the saved file. @default `gallery-7.zip`, with the gallery's id */
  readonly fileName?: string | undefined;
}

/** Returns the other widths of the image at `url`. */
export type CandidatesOf = (url: string, intrinsicWidth?: number | undefined) => readonly ImageCandidate[];

/** Reads the images of a container or response. Returns `undefined` if the items in the markup are complete. */
export type ImagesOf = (response: ParentNode, context: ResponseContext) => readonly GalleryImage[] | undefined;

/** The context in which a response is parsed. */
export interface ResponseContext extends Pick<WordPressBackendOptions, 'candidatesOf' | 'imagesOf' | 'totalOf'> {
  /** Absolute URL that URLs in the response are resolved against. */
  readonly base: string;
  readonly galleryId: string;
  readonly loadsByScrolling?: boolean | undefined;
}

/** The configuration of one album on a page of the WordPress plugin. `galleryId` is `0`, `albumId` the root album. */
export interface WordPressAlbumConfig extends WordPressGalleryConfig {
  /**
   * The view in which the site shows the album's galleries, such as `thumbnail`, `masonry` or `mosaic`. @default
   * 'thumbnail'
   */
  readonly galleryViewType?: string | undefined;
}

export interface WordPressAlbumsOptions extends WordPressBackendOptions {
  /**
   * Called with each response for an album level, for example for `readResponseAlbumView`. The entries are shown once
   * its promise resolves.
   */
  readonly onAlbumResponse?: ((html: string) => Promise<void> | void) | undefined;
  /**
   * Called with each response for a gallery in the album, for example for `readResponseView`. The images are shown once
   * its promise resolves.
   */
  readonly onGalleryResponse?: ((html: string, galleryId: string) => Promise<void> | void) | undefined;
}

/** A server-rendered album: the settings for its backend, and its current level. */
export interface WordPressAlbum extends WordPressAlbumConfig {
  /** Pass it to `useAlbum` as `initialLevel`. Shown immediately, without a request. */
  readonly initialLevel: InitialAlbumLevel<GalleryImage>;
  /** Whether the context menu is disabled, for `useImageProtection`. */
  readonly protectImages: boolean;
}
