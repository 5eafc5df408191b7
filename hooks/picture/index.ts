export { containedSizes } from './containedSizes.ts';
export { fetchPriorityProps } from './fetchPriorityProps.ts';
export { boundedRatio, imageShape, LARGEST_IMAGE_RATIO, SMALLEST_IMAGE_RATIO } from './imageShape.ts';
export { imageHref } from './imageHref.ts';
export { pictureAttributes } from './pictureAttributes.ts';
export { knownSize } from './knownSize.ts';
export { loadedUrl } from './engine/loadedUrl.ts';
export { placeholderFile } from './placeholderFile.ts';
export { useImageFailure } from './useImageFailure.ts';
export { usePicturePlace } from './usePicturePlace.ts';
export { useSlotSizes } from './useSlotSizes.ts';
export type { ImageShape } from './imageShape.ts';
export type { FetchPriorityProps } from './fetchPriorityProps.ts';
export type { UseSlotSizesOptions } from './useSlotSizes.ts';
export type { PictureRoom } from './PictureRoom.ts';
export type {
  PictureAttributes,
  PictureImage,
  PictureSource,
  UseImageFailureResult,
  UsePicturePlaceResult,
} from './types.ts';
