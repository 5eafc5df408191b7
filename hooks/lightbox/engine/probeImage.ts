import type { ImageFile } from '../../backend/ImageFile.ts';
import { containedSizes, pictureAttributes } from '../../picture/pictureAttributes.ts';
import type { PictureImage } from '../../picture/types.ts';

/** Loads a picture without an element on the page, until `signal` gives it up. */
export function probeImage(
  file: ImageFile,
  signal: AbortSignal,
  onSettled: (status: 'loaded' | 'failed') => void,
): void {
  const probe = new Image();
  const { src, srcSet, sizes } = lightboxImageFile(file);
  probe.addEventListener('load', () => onSettled('loaded'), { signal });
  probe.addEventListener('error', () => onSettled('failed'), { signal });
  signal.addEventListener('abort', () => {
    probe.removeAttribute('srcset');
    probe.removeAttribute('src');
  });
  if (sizes !== undefined) probe.sizes = sizes;
  if (srcSet !== undefined) probe.srcset = srcSet;
  probe.src = src;
}

/** The files of a picture that is fitted into the window. */
export function lightboxImageFile(file: ImageFile): PictureImage {
  return pictureAttributes(file, containedSizes(file)).image;
}
