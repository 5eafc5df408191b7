/** The code of a gallery in an album, which comes after the album's first paint. */
export interface GalleryCode<TGallery> {
  /** Undefined as long as it is not there. */
  readonly current: TGallery | undefined;
  /** Fetches it. Any number of calls ask once; after a failure the next one asks again. */
  load(this: void): Promise<TGallery>;
}
