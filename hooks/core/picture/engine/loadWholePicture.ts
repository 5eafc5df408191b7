import type { PointerEvent } from 'react';
import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import type { ImageFile } from '../../../data/backend/ImageFile.ts';
import { isPlainActivation } from '../../shared/controlProps.ts';
import { createPageState } from '../../shared/pageState.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';
import { isEmbedded } from '../isEmbedded.ts';
import { wholePicture } from '../pictureAttributes.ts';

/**
 * Starts loading an image at the size at which a lightbox shows it, fitted into the viewport. Returns the image
 * element, which isn't in the document.
 */
export function loadWholePicture(file: ImageFile): HTMLImageElement {
  const element = new Image();
  const { src, srcSet, sizes } = wholePicture(file);
  if (sizes !== undefined) element.sizes = sizes;
  if (srcSet !== undefined) element.srcset = srcSet;
  element.src = src;
  return element;
}

/**
 * The last image that was requested. It is retained until another one is requested, so that the lightbox can show the
 * loaded file.
 */
const requested = /* @__PURE__ */ createPageState('requestedPicture', () => ({
  url: '',
  picture: undefined as HTMLImageElement | undefined,
}));

/**
 * Whether a lightbox shows the image's own file. If there are several formats, the browser may choose a different file.
 * Posts and redirects have no image.
 */
const showsItsFile = (image: GalleryImage) =>
  image.url !== '' && !image.formats?.length && !image.redirectUrl && !isEmbedded(image);

/** Starts loading an image that is about to be opened, before anything is rendered. */
export function loadRequestedPicture(image: GalleryImage): void {
  if (!showsItsFile(image) || image.url === requested.url) return;
  if (requested.picture) releaseImage(requested.picture);
  requested.url = image.url;
  requested.picture = loadWholePicture(image);
  requested.picture.fetchPriority = 'high';
}

/**
 * Returns props for an element that opens an image. The image starts loading on mouse down, about 80 ms before the
 * click opens it. Touch doesn't start loading, because it may be the start of a scroll gesture.
 */
export const loadOnPressProps = (image: GalleryImage) => ({
  onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && isPlainActivation(event)) loadRequestedPicture(image);
  },
});
