export { containedSizes, largestShape } from './pictureAttributes.ts';
export { fetchPriorityProps } from './pictureAttributes.ts';
export { boundedRatio, imageShape, MAX_IMAGE_RATIO, MIN_IMAGE_RATIO } from './imageShape.ts';
export { imageHref } from './pictureAttributes.ts';
export { pictureAttributes } from './pictureAttributes.ts';
export { knownSize } from './knownSize.ts';
export { loadedUrl } from './engine/placeholderFile.ts';
export { placeholderFile } from './engine/placeholderFile.ts';
export { useImageFailure } from './useImageFailure.ts';
export { useImageAspectRatio } from './useImageAspectRatio.ts';
export { useSlotSizes } from './useSlotSizes.ts';
export type { ImageShape } from './imageShape.ts';
export type { FetchPriorityProps } from './pictureAttributes.ts';
export type { UseSlotSizesOptions } from './useSlotSizes.ts';
export type { ImageBounds } from './pictureAttributes.ts';
export type {
  PictureAttributes,
  PictureImage,
  PictureSource,
  UseImageFailureResult,
  UseImageAspectRatioResult,
} from './types.ts';
