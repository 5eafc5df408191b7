import type { PointerEvent } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { ImageFile } from '../../backend/ImageFile.ts';
import { isPlainActivation } from '../../shared/controlProps.ts';
import { createPageState } from '../../shared/pageState.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';
import { isEmbedded } from '../isEmbedded.ts';
import { wholePicture } from '../pictureAttributes.ts';

/**
 * Starts loading an image at the size a lightbox shows it: fitted into the viewport. Returns the element, which is not
 * in the document.
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
 * The image requested last. It is retained until another one is requested, so that the lightbox shows the loaded file.
 */
const requested = /* @__PURE__ */ createPageState('requestedPicture', () => ({
  url: '',
  picture: undefined as HTMLImageElement | undefined,
}));

/**
 * Whether a lightbox shows the image's own file. With several formats the browser may choose another one; posts and
 * redirects have no image.
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
 * Props for an element that opens an image. Pressing it with a mouse starts loading the image some 80 ms before the
 * click opens it. Touch does not, because it may be the start of a scroll.
 */
export const loadOnPressProps = (image: GalleryImage) => ({
  onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && isPlainActivation(event)) loadRequestedPicture(image);
  },
});
