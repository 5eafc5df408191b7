import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import type { ImageFile } from '../../../data/backend/ImageFile.ts';
import { knownSide, knownSize } from '../knownSize.ts';

/** The maximum difference in aspect ratio between two sizes of an image that rounding to whole pixels can cause. */
const RATIO_TOLERANCE = 0.02;

/**
 * Returns the thumbnail's file, but with the width and height of the image, for use as a placeholder while the image
 * loads. Returns `undefined` if the size is unknown or the thumbnail is cropped.
 */
export function placeholderFile(image: GalleryImage): ImageFile | undefined {
  const { thumbnail } = image;
  const size = knownSize(image);
  if (!thumbnail || !size) return undefined;
  const { width, height } = size;
  const ratio = ((knownSide(thumbnail.width) ?? width) * height) / ((knownSide(thumbnail.height) ?? height) * width);
  return Math.abs(ratio - 1) > RATIO_TOLERANCE ? undefined : { url: thumbnail.url, width, height };
}

/**
 * Returns the URL of the file that the browser has chosen from an image's widths and formats, so that it can be shown
 * again without a second request. Returns the given URL if the image isn't in the document. Call this only on the
 * client.
 */
export function loadedUrl(url: string): string {
  return [...document.images].find((image) => image.getAttribute('src') === url)?.currentSrc || url;
}
