import type { GalleryImage } from './GalleryImage.ts';

/** The user's request to a gallery: page, order, search and tags. */
export interface GalleryQuery {
  /** 1-based. */
  readonly page: number;
  /** Whether the page is appended to the current images instead of replacing them. @default false */
  readonly loadMore?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  readonly randomSeed?: string | undefined;
}

/** One page of a gallery. */
export interface GalleryPage<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  /** 1-based. A request beyond the end may return the last page. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of images on all pages, if known. */
  readonly total?: number | undefined;
  /** The backend's message if there is nothing to show. */
  readonly emptyMessage?: string | undefined;
  /**
   * Whether the page is empty because the gallery no longer exists. For pages embedded in the HTML; `loadPage` throws
   * instead. @default false
   */
  readonly isMissing?: boolean | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly randomSeed?: string | undefined;
}

/** A backend that serves a gallery page by page. */
export interface GallerySource<TImage extends GalleryImage = GalleryImage> {
  /** Whether each page also contains the images of all previous pages. @default false */
  readonly appends?: boolean | undefined;
  /**
   * Returns a page that is available synchronously for the first render, or `undefined` if it must be loaded. It must
   * not use the browser or the network, and must return the same on the server and the client.
   */
  readonly getInitialPage?: ((query: GalleryQuery) => GalleryPage<TImage> | undefined) | undefined;
  /**
   * Loads a page. Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or
   * `InvalidResponseError`.
   */
  loadPage(query: GalleryQuery, options: { readonly signal: AbortSignal }): Promise<GalleryPage<TImage>>;
}

/** A tag that images of a gallery can have. */
export interface GalleryTag {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}
