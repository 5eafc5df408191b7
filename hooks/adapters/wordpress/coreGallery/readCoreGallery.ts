import { attributeOf } from '../markup.ts';
import { LOGGIA_BLOCK } from '../selectors.ts';
import { readCoreImages, type CoreImage, type CoreMarkup } from './readCoreImages.ts';

/** The images of a gallery or post that one lightbox shows. */
export interface CoreGallery {
  /** The gallery's id in URL hashes. */
  readonly galleryId: string;
  readonly images: readonly CoreImage[];
}

const BLOCK: CoreMarkup = {
  item: '.loggia-block-item, .blocks-gallery-item, .wp-block-image, figure',
  caption: 'figcaption',
};
const CLASSIC: CoreMarkup = { item: '.gallery-item', caption: '.gallery-caption' };
const POST: CoreMarkup = { item: 'figure, .wp-caption', caption: 'figcaption, .wp-caption-text' };

const ID = /^[\w-]{1,80}$/;

/**
 * Adds the id that URL hashes contain: the element's own id or, if it has no valid id, one based on the first image.
 */
function withId(images: readonly CoreImage[], written: string): CoreGallery {
  return { galleryId: ID.test(written) ? written : `images-${images[0]?.id ?? ''}`, images };
}

/**
 * Reads a gallery block (`.wp-block-gallery`) in the format of WordPress 5.9 or later (image blocks) or in the format
 * before it (`.blocks-gallery-grid`), or Loggia's own block (`.loggia-block`).
 */
export function readBlockGallery(element: Element): CoreGallery {
  return withId(readCoreImages(element, BLOCK), attributeOf(element, 'id'));
}

/** Reads a `[gallery]` shortcode (`.gallery`), whose items are `<figure>` elements or lists, depending on the theme. */
export function readClassicGallery(element: Element): CoreGallery {
  return withId(readCoreImages(element, CLASSIC), attributeOf(element, 'id'));
}

/** Reads a gallery of any kind. */
export function readCoreGallery(element: Element): CoreGallery {
  return element.matches(`.wp-block-gallery, ${LOGGIA_BLOCK}`)
    ? readBlockGallery(element)
    : readClassicGallery(element);
}

/**
 * Reads the images in a post's content (`.entry-content`) that link to an image file or open in WordPress's own
 * lightbox. Images in galleries are not included.
 */
export function readLinkedImages(element: Element): CoreGallery {
  const images = readCoreImages(element, POST).filter(({ opens }) => opens === 'file' || opens === 'coreLightbox');
  return withId(images, attributeOf(element.closest('[id^="post-"]'), 'id'));
}
