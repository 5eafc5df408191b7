import type { PointerEvent } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { ImageFile } from '../../backend/ImageFile.ts';
import { isPlainActivation } from '../../shared/controlProps.ts';
import { createPageState } from '../../shared/pageState.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';
import { isEmbedded } from '../isEmbedded.ts';
import { wholePicture } from '../pictureAttributes.ts';

/** Starts to load a picture that is fitted into the window, as a lightbox shows it. Returns the element, which is not on the page. */
export function loadWholePicture(file: ImageFile): HTMLImageElement {
  const element = new Image();
  const { src, srcSet, sizes } = wholePicture(file);
  if (sizes !== undefined) element.sizes = sizes;
  if (srcSet !== undefined) element.srcset = srcSet;
  element.src = src;
  return element;
}

/** The picture that was asked for last. It is held until another one is, so that the lightbox shows the file that was loaded. */
const requested = /* @__PURE__ */ createPageState('requestedPicture', () => ({
  url: '',
  picture: undefined as HTMLImageElement | undefined,
}));

/** Whether a lightbox shows the image's own file: the browser may choose another format, and posts and links to elsewhere have no picture. */
const showsItsFile = (image: GalleryImage) =>
  image.url !== '' && !image.formats?.length && !image.redirectUrl && !isEmbedded(image);

/** Starts to load the picture that is about to be opened, before anything is rendered. */
export function loadRequestedPicture(image: GalleryImage): void {
  if (!showsItsFile(image) || image.url === requested.url) return;
  if (requested.picture) releaseImage(requested.picture);
  requested.url = image.url;
  requested.picture = loadWholePicture(image);
  requested.picture.fetchPriority = 'high';
}

/**
 * Props of what opens a picture: a mouse that is pressed on it starts to load the picture, some 80 ms before the click opens it. A finger does not, because it
 * may only want to scroll.
 */
export const loadOnPressProps = (image: GalleryImage) => ({
  onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && isPlainActivation(event)) loadRequestedPicture(image);
  },
});
