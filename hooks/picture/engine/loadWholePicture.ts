import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { ImageFile } from '../../backend/ImageFile.ts';
import { wholePicture } from '../pictureAttributes.ts';

/** Starts to load a picture fitted into the window, as a lightbox shows it. Returns the element, which is not on the page. */
export function loadWholePicture(file: ImageFile): HTMLImageElement {
  const element = new Image();
  const { src, srcSet, sizes } = wholePicture(file);
  if (sizes !== undefined) element.sizes = sizes;
  if (srcSet !== undefined) element.srcset = srcSet;
  element.src = src;
  return element;
}

interface MousePress {
  readonly pointerType: string;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns props for an element that opens a picture. A mouse press on it starts to load the picture, about 80 ms before the click opens
 * it. A touch does not, because it may be the start of a scroll.
 */
export const loadOnPressProps = (image: GalleryImage) => ({
  onPointerDown({ pointerType, button, metaKey, ctrlKey, shiftKey, altKey }: MousePress) {
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    const { kind = 'image', fileType = '', url, redirectUrl } = image;
    const isPicture = kind === 'image' && !fileType.startsWith('EMBED_') && url !== '' && !redirectUrl;
    if (pointerType === 'mouse' && isPlain && isPicture) loadWholePicture(image).fetchPriority = 'high';
  },
});
