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
  /** Images of a gallery, or entries of an album, where the back end tells. */
  readonly count?: number | undefined;
}

/** A level that the visitor came through, from the top down to the one that is shown. */
export interface AlbumCrumb extends Pick<AlbumEntry, 'kind' | 'id' | 'title'> {
  /** The page of it that was shown last, 1-based. */
  readonly page: number;
  readonly search?: string | undefined;
  /** The scroll position of the page when the visitor went on, in CSS pixels. */
  readonly scrollTop?: number | undefined;
}

/** A request for one page of an album. */
export interface AlbumRequest {
  /** The way there. The last crumb is the album that is asked for, with its page and search. */
  readonly path: readonly AlbumCrumb[];
  /** The visitor comes back to it from further down. @default false */
  readonly isBack?: boolean | undefined;
  /** Its entries are shown below those of the pages before. @default false */
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
  /** The back end's own words where there is nothing to show. */
  readonly emptyMessage?: string | undefined;
}

/** A back end with albums. An id of a path may come from an address, which anybody can write: one that it does not have is missing content. */
export interface AlbumSource<TImage extends GalleryImage = GalleryImage> {
  /** The album at the top. */
  readonly rootId: string;
  /** Throws `MissingContentError`, `OfflineError`, `BrokenAnswerError`, `HttpStatusError` or `InvalidAnswerError`. */
  loadAlbum(request: AlbumRequest, options: { readonly signal: AbortSignal }): Promise<AlbumPage>;
  /** The back end of the gallery that the last crumb names: its pages, lightbox, votes. Asks nothing of the network. */
  openGallery(path: readonly AlbumCrumb[]): GalleryBackend<TImage>;
}
