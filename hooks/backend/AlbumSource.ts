import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';
import type { ImageFile } from './ImageFile.ts';

/** An album holds albums and galleries, a gallery holds images. */
export type AlbumEntryKind = 'album' | 'gallery';

/** An entry of an album: a gallery, or another album. */
export interface AlbumEntry {
  readonly kind: AlbumEntryKind;
  /**
   * Identity among the entries of its kind: an album and a gallery may have the same. Up to 200 characters, none of them a control
   * character, so that it can stand in an address.
   */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly cover?: ImageFile | undefined;
  /** The number of images of a gallery, or of entries of an album, if it is known. */
  readonly count?: number | undefined;
}

/** A level on the path from the top to the current one. */
export interface AlbumCrumb extends Pick<AlbumEntry, 'kind' | 'id' | 'title'> {
  /** The page of it that was shown last, 1-based. */
  readonly page: number;
  readonly search?: string | undefined;
  /** The scroll position of the page when the visitor left the level, in CSS pixels. */
  readonly scrollTop?: number | undefined;
}

/** A request for one page of an album. */
export interface AlbumRequest {
  /** The path. The last crumb is the requested album, with its page and search. */
  readonly path: readonly AlbumCrumb[];
  /** Whether the visitor comes back from a lower level. @default false */
  readonly isBack?: boolean | undefined;
  /** Whether its entries are appended to those of earlier pages. @default false */
  readonly loadMore?: boolean | undefined;
}

/** One page of an album. */
export interface AlbumPage {
  readonly entries: readonly AlbumEntry[];
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The back end's message if the album is empty. */
  readonly emptyMessage?: string | undefined;
}

/** A back end with albums. An id of a path may come from an address, which anybody can write: an unknown one is missing content. */
export interface AlbumSource<TImage extends GalleryImage = GalleryImage> {
  /** The album at the top. */
  readonly rootId: string;
  /** Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. */
  loadAlbum(request: AlbumRequest, options: { readonly signal: AbortSignal }): Promise<AlbumPage>;
  /** Returns the back end of the gallery of the last crumb: its pages, lightbox, votes. Makes no request. */
  openGallery(path: readonly AlbumCrumb[]): GalleryBackend<TImage>;
}
