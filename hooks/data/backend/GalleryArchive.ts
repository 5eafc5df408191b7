import type { GalleryQuery } from './GallerySource.ts';

/** Selects the images of a gallery that match a search and tags. */
export type GalleryArchiveQuery = Pick<GalleryQuery, 'search' | 'tagIds'>;

/** A file with a gallery's images. */
export interface ArchiveFile {
  readonly file: Blob;
  /** File name for saving. */
  readonly name: string;
}

/** A backend that provides a gallery's images in one file. */
export interface GalleryArchive {
  /** Returns the file's URL for use in a plain link, or `undefined` if the gallery has no such file. */
  urlOf(query: GalleryArchiveQuery): string | undefined;
  /**
   * Loads the file. Throws `HttpStatusError`, `OfflineError`, `BrokenResponseError`, or `InvalidResponseError` if the
   * response isn't an archive.
   */
  load(query: GalleryArchiveQuery, options: { readonly signal: AbortSignal }): Promise<ArchiveFile>;
}
