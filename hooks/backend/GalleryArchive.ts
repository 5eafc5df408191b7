import type { GalleryQuery } from './GallerySource.ts';

/** The images of a gallery that match a search and tags. */
export type GalleryArchiveQuery = Pick<GalleryQuery, 'search' | 'tagIds'>;

/** A file with the images of a gallery. */
export interface ArchiveFile {
  readonly file: Blob;
  /** File name for saving. */
  readonly name: string;
}

/** A backend that packs the images of a gallery into one file. */
export interface GalleryArchive {
  /** Returns the URL of the file, for a plain link, or `undefined` if the gallery offers none. */
  urlOf(query: GalleryArchiveQuery): string | undefined;
  /**
   * Loads the file. Throws `HttpStatusError`, `OfflineError`, `BrokenResponseError`, or `InvalidResponseError` if the
   * response is not such a file.
   */
  load(query: GalleryArchiveQuery, options: { readonly signal: AbortSignal }): Promise<ArchiveFile>;
}
