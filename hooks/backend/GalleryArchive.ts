import type { GalleryQuery } from './GallerySource.ts';

/** A selection of a gallery's images by search and tags. */
export type GalleryArchiveQuery = Pick<GalleryQuery, 'search' | 'tagIds'>;

/** One file with the images of a gallery. */
export interface ArchiveFile {
  readonly file: Blob;
  /** The name under which it is saved. */
  readonly name: string;
}

/** A back end that packs the images of a gallery into one file. */
export interface GalleryArchive {
  /** The file's address, for a link that works by itself. Undefined if the gallery offers none. */
  urlOf(query: GalleryArchiveQuery): string | undefined;
  /** Throws `HttpStatusError`, `OfflineError`, `BrokenResponseError`, or `InvalidResponseError` if the answer is no such file. */
  load(query: GalleryArchiveQuery, options: { readonly signal: AbortSignal }): Promise<ArchiveFile>;
}
