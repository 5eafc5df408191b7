export { containedSizes, largestShape } from './pictureAttributes.ts';
export { fetchPriorityProps } from './pictureAttributes.ts';
export { boundedRatio, imageShape, LARGEST_IMAGE_RATIO, SMALLEST_IMAGE_RATIO } from './imageShape.ts';
export { imageHref } from './pictureAttributes.ts';
export { pictureAttributes } from './pictureAttributes.ts';
export { knownSize } from './knownSize.ts';
export { loadedUrl } from './engine/placeholderFile.ts';
export { placeholderFile } from './engine/placeholderFile.ts';
export { useImageFailure } from './useImageFailure.ts';
export { usePicturePlace } from './usePicturePlace.ts';
export { useSlotSizes } from './useSlotSizes.ts';
export type { ImageShape } from './imageShape.ts';
export type { FetchPriorityProps } from './pictureAttributes.ts';
export type { UseSlotSizesOptions } from './useSlotSizes.ts';
export type { PictureRoom } from './pictureAttributes.ts';
export type {
  PictureAttributes,
  PictureImage,
  PictureSource,
  UseImageFailureResult,
  UsePicturePlaceResult,
} from './types.ts';
