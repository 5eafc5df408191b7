import type { ImageFile } from '../backend/ImageFile.ts';
import { containedSizes } from '../picture/containedSizes.ts';
import { pictureAttributes } from '../picture/pictureAttributes.ts';
import type { PictureImage } from '../picture/types.ts';

/** The files of a picture that is fitted into the window. */
export function lightboxImageFile(file: ImageFile): PictureImage {
  return pictureAttributes(file, containedSizes(file)).image;
}
