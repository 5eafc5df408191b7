/** A word that images of a gallery are filed under. */
export interface GalleryTag {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
}
