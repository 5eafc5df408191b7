import type { GalleryImage } from './GalleryImage.ts';

/** The visitor's request to a gallery: page, order, search and tags. */
export interface GalleryQuery {
  /** 1-based. */
  readonly page: number;
  /** Append to what is shown, instead of replacing it. @default false */
  readonly loadMore?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  readonly randomSeed?: string | undefined;
}

/** One page of a gallery. */
export interface GalleryPage<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  /** 1-based. Of a page past the end that was asked for, the last one may be the answer. */
  readonly page: number;
  readonly pageCount: number;
  /** Images in all pages, where the back end tells. */
  readonly total?: number | undefined;
  /** The back end's own words where there is nothing to show. */
  readonly emptyMessage?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly randomSeed?: string | undefined;
}

/** A back end that serves a gallery page by page. */
export interface GallerySource<TImage extends GalleryImage = GalleryImage> {
  /** Each page holds everything from the first image to its own end. @default false */
  readonly appends?: boolean | undefined;
  /**
   * Returns a page that is already here, for the first render of a gallery, on the server too; undefined where it has to be asked
   * for. It touches neither browser nor network, and gives a server and its clients the same.
   */
  readonly pageAtHand?: ((query: GalleryQuery) => GalleryPage<TImage> | undefined) | undefined;
  /** Throws `MissingContentError`, `OfflineError`, `BrokenAnswerError`, `HttpStatusError` or `InvalidAnswerError`. */
  loadPage(query: GalleryQuery, options: { readonly signal: AbortSignal }): Promise<GalleryPage<TImage>>;
}

/** A word that images of a gallery are filed under. */
export interface GalleryTag {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}
