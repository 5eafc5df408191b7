import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { ImageFile } from '../../backend/ImageFile.ts';
import { knownSide, knownSize } from '../knownSize.ts';

/** The maximum difference in ratio between two sizes of one picture, because of rounding to whole pixels. */
const RATIO_TOLERANCE = 0.02;

/**
 * Returns the thumbnail as a placeholder while the picture loads, in the picture's size. Undefined if the size is unknown, or if the
 * thumbnail shows only a part of the picture.
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
 * Returns the address of the file that the browser has chosen among the widths and formats of a picture, to show it again without a
 * second request. Returns the given address if the picture is not on the page. Do not call it on a server.
 */
export function loadedUrl(url: string): string {
  return [...document.images].find((image) => image.getAttribute('src') === url)?.currentSrc || url;
}
