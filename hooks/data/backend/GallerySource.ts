import type { GalleryImage } from './GalleryImage.ts';

/** A query for images in a gallery: the page, sort order, search and tags. */
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
  /** The 1-based page number. If the requested page is beyond the end, this may be the last page. */
  readonly page: number;
  readonly pageCount: number;
  /** Total number of images on all pages, if known. */
  readonly total?: number | undefined;
  /** The backend's message for an empty gallery. */
  readonly emptyMessage?: string | undefined;
  /**
   * Whether the page is empty because the gallery no longer exists. Used only for pages embedded in the HTML. If a
   * gallery is missing, `loadPage` throws an error instead.
   * @default false
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
   * Returns a page that is available synchronously for the first render, or `undefined` if it must be loaded. The
   * function must not use browser APIs or the network, and must return the same page on the server and the client.
   */
  readonly getInitialPage?: ((query: GalleryQuery) => GalleryPage<TImage> | undefined) | undefined;
  /**
   * Loads a page. Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or
   * `InvalidResponseError`.
   */
  loadPage(query: GalleryQuery, options: { readonly signal: AbortSignal }): Promise<GalleryPage<TImage>>;
}

/** A tag that a gallery's images can have. */
export interface GalleryTag {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}
