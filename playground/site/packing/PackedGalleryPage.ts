import type { GalleryPage, ImageKind } from '@loggia/hooks';

/**
 * A page of a gallery as it travels in the HTML: a column for each field of its images, because ten thousand images as
 * objects with all their addresses are 13 MB, and as columns 0.6 MB, of which the network sees 0.1.
 */
export interface PackedGalleryPage extends Omit<GalleryPage, 'images'> {
  readonly galleryId: string;
  /** The common prefix of all addresses. */
  readonly base: string;
  readonly ids: readonly string[];
  readonly files: readonly string[];
  readonly thumbnails: readonly string[];
  /** Width and height of each image, in pixels. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Empty where an image has none. */
  readonly titles: readonly string[];
  /** Empty where an image has none. */
  readonly descriptions: readonly string[];
  /** Undefined where all are pictures. */
  readonly kinds: readonly ImageKind[] | undefined;
  /** Places of the images that are sold; undefined where none is. */
  readonly sold: readonly number[] | undefined;
  /** Places of the images that lead to pages of their own, and these; undefined where none does. */
  readonly redirects: readonly (readonly [index: number, address: string])[] | undefined;
}
