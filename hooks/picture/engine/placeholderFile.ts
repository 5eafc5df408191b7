import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { ImageFile } from '../../backend/ImageFile.ts';
import { knownSide, knownSize } from '../knownSize.ts';

/** The largest difference in ratio that rounding to whole pixels can make between two sizes of one picture. */
const RATIO_TOLERANCE = 0.02;

/**
 * The thumbnail as a stand-in for the picture, in the picture's size, while that one is on its way. Undefined where the size
 * is unknown, or where the thumbnail shows a part only.
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
 * The file that the page has chosen of the widths and formats of a picture, by the picture's own address; that address where the
 * picture is not on the page. For showing it again without a second request. Not to be called on a server.
 */
export function loadedUrl(url: string): string {
  return [...document.images].find((image) => image.getAttribute('src') === url)?.currentSrc || url;
}
