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
const pressed = /* @__PURE__ */ createPageState('pressedPicture', () => ({
  url: '',
  picture: undefined as HTMLImageElement | undefined,
}));

/** Starts to load the picture that is about to be opened, before anything is rendered. */
export function loadPressed(image: GalleryImage): void {
  const { url, redirectUrl } = image;
  if (isEmbedded(image) || redirectUrl || url === pressed.url) return;
  if (pressed.picture) releaseImage(pressed.picture);
  pressed.url = url;
  pressed.picture = loadWholePicture(image);
  pressed.picture.fetchPriority = 'high';
}

/**
 * Props of what opens a picture: a mouse that is pressed on it starts to load the picture, some 80 ms before the click opens it. A finger does not, because it
 * may only want to scroll.
 */
export const loadOnPressProps = (image: GalleryImage) => ({
  onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && isPlainActivation(event)) loadPressed(image);
  },
});
