import type { GalleryPage, ImageKind } from '@loggia/hooks';

/**
 * A gallery page as embedded in the HTML, with one column per image field. Ten thousand images are 13 MB as objects
 * with full URLs, and 0.6 MB as columns, 0.1 MB of it after compression.
 */
export interface PackedGalleryPage extends Omit<GalleryPage, 'images'> {
  readonly galleryId: string;
  /** The common prefix of all URLs. */
  readonly base: string;
  readonly ids: readonly string[];
  readonly files: readonly string[];
  readonly thumbnails: readonly string[];
  /** The width and height of each image, in pixels. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** '' for images without a title. */
  readonly titles: readonly string[];
  /** '' for images without a description. */
  readonly descriptions: readonly string[];
  /** Undefined if all items are images. */
  readonly kinds: readonly ImageKind[] | undefined;
  /** The indices of the images for sale; undefined if there are none. */
  readonly sold: readonly number[] | undefined;
  /** The indices of images that link to their own pages, with those URLs; undefined if there are none. */
  readonly redirects: readonly (readonly [index: number, address: string])[] | undefined;
}
