import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';
import type { ImageFile } from './ImageFile.ts';

/** The kind of an album entry. Albums contain albums and galleries, and galleries contain images. */
export type AlbumEntryKind = 'album' | 'gallery';

/** An entry of an album: a gallery or a nested album. */
export interface AlbumEntry {
  readonly kind: AlbumEntryKind;
  /**
   * Unique among entries of the same kind, so an album and a gallery may share an id. The id becomes part of the URL.
   * It may have up to 200 characters and must not contain control characters.
   */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Plain text with line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly cover?: ImageFile | undefined;
  /** Number of images in a gallery, or of entries in an album, if known. */
  readonly count?: number | undefined;
}

/** A level on the path from the root to the current one. */
export interface AlbumCrumb extends Pick<AlbumEntry, 'kind' | 'id' | 'title'> {
  /** The 1-based number of the level's page that was last shown. */
  readonly page: number;
  readonly search?: string | undefined;
  /** The document's scroll position when the user left the level, in CSS pixels. */
  readonly scrollTop?: number | undefined;
}

/** A request for one page of an album. */
export interface AlbumRequest {
  /** Path to the requested album. Its last crumb is the album itself, with the requested page and search. */
  readonly path: readonly AlbumCrumb[];
  /** Whether the user is returning from a lower level. @default false */
  readonly isBack?: boolean | undefined;
  /** Whether the entries are appended to those of earlier pages. @default false */
  readonly loadMore?: boolean | undefined;
}

/** One page of an album. */
export interface AlbumPage {
  readonly entries: readonly AlbumEntry[];
  /** The 1-based page number. */
  readonly page: number;
  readonly pageCount: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The backend's message for an empty album. */
  readonly emptyMessage?: string | undefined;
}

/**
 * A backend that serves albums. The ids in a path are untrusted, because they may come from the URL. Treat an unknown
 * id as missing content.
 */
export interface AlbumSource<TImage extends GalleryImage = GalleryImage> {
  /** Id of the root album. */
  readonly rootId: string;
  /**
   * Loads one page of an album. Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError`
   * or `InvalidResponseError`.
   */
  loadAlbum(request: AlbumRequest, options: { readonly signal: AbortSignal }): Promise<AlbumPage>;
  /**
   * Returns the backend for the gallery at the end of the path. The backend provides the gallery's pages, lightbox and
   * ratings. This method makes no requests.
   */
  openGallery(path: readonly AlbumCrumb[]): GalleryBackend<TImage>;
}
