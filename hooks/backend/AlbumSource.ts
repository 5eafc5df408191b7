import type { GalleryBackend } from './GalleryBackend.ts';
import type { GalleryImage } from './GalleryImage.ts';
import type { ImageFile } from './ImageFile.ts';

/** An album contains albums and galleries; a gallery contains images. */
export type AlbumEntryKind = 'album' | 'gallery';

/** An entry of an album: a gallery or a nested album. */
export interface AlbumEntry {
  readonly kind: AlbumEntryKind;
  /**
   * Unique among entries of the same kind; an album and a gallery may share an id. Part of the URL: at most 200
   * characters, no control characters.
   */
  readonly id: string;
  /** Plain text, never markup. */
  readonly title?: string | undefined;
  /** Plain text, line breaks as `\n`, never markup. */
  readonly description?: string | undefined;
  readonly cover?: ImageFile | undefined;
  /** Number of images in a gallery, or of entries in an album, if known. */
  readonly count?: number | undefined;
}

/** A level on the path from the root to the current one. */
export interface AlbumCrumb extends Pick<AlbumEntry, 'kind' | 'id' | 'title'> {
  /** The page last shown, 1-based. */
  readonly page: number;
  readonly search?: string | undefined;
  /** Scroll position of the page when the user left the level, in CSS pixels. */
  readonly scrollTop?: number | undefined;
}

/** A request for one page of an album. */
export interface AlbumRequest {
  /** The path. Its last crumb is the requested album, with page and search. */
  readonly path: readonly AlbumCrumb[];
  /** Whether the user is returning from a lower level. @default false */
  readonly isBack?: boolean | undefined;
  /** Whether the entries are appended to those of earlier pages. @default false */
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
  /** The backend's message if the album is empty. */
  readonly emptyMessage?: string | undefined;
}

/**
 * A backend that serves albums. Path ids may come from the URL and are untrusted; treat an unknown id as missing
 * content.
 */
export interface AlbumSource<TImage extends GalleryImage = GalleryImage> {
  /** Id of the root album. */
  readonly rootId: string;
  /**
   * Loads one page of an album. Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError`
   * or `InvalidResponseError`.
   */
  loadAlbum(request: AlbumRequest, options: { readonly signal: AbortSignal }): Promise<AlbumPage>;
  /** Returns the backend of the gallery in the last crumb: its pages, lightbox and ratings. Makes no request. */
  openGallery(path: readonly AlbumCrumb[]): GalleryBackend<TImage>;
}
