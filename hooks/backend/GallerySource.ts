import type { GalleryImage } from './GalleryImage.ts';

/** The visitor's request to a gallery: page, order, search and tags. */
export interface GalleryQuery {
  /** 1-based. */
  readonly page: number;
  /** Append the page to the current images instead of replacing them. @default false */
  readonly loadMore?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  readonly randomSeed?: string | undefined;
}

/** One page of a gallery. */
export interface GalleryPage<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  /** 1-based. A request beyond the end may be answered with the last page. */
  readonly page: number;
  readonly pageCount: number;
  /** The number of images on all pages, if it is known. */
  readonly total?: number | undefined;
  /** The back end's message if there is nothing to show. */
  readonly emptyMessage?: string | undefined;
  /** Whether there is nothing to show because the gallery no longer exists: for a page that comes with the HTML. `loadPage` throws instead. @default false */
  readonly isMissing?: boolean | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly randomSeed?: string | undefined;
}

/** A back end that serves a gallery page by page. */
export interface GallerySource<TImage extends GalleryImage = GalleryImage> {
  /** Whether each page contains all images from the first one on. @default false */
  readonly appends?: boolean | undefined;
  /**
   * Returns a page that is available synchronously, for the first render of a gallery, also on the server; undefined if it has to be
   * loaded. It uses neither browser nor network, and returns the same on server and client.
   */
  readonly getInitialPage?: ((query: GalleryQuery) => GalleryPage<TImage> | undefined) | undefined;
  /** Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. */
  loadPage(query: GalleryQuery, options: { readonly signal: AbortSignal }): Promise<GalleryPage<TImage>>;
}

/** A tag of images in a gallery. */
export interface GalleryTag {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}
