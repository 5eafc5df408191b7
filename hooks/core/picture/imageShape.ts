import type { ImageFile } from '../../data/backend/ImageFile.ts';
import { clamp } from '../shared/clamp.ts';
import { knownSize } from './knownSize.ts';

/**
 * The maximum aspect ratio at which an image is shown. Wider images are cropped. With this limit, an image that is 250
 * px wide is at least 50 px high, which is enough for a touch target.
 */
export const MAX_IMAGE_RATIO = 5;

/** The minimum aspect ratio at which an image is shown. Taller images are cropped. */
export const MIN_IMAGE_RATIO = 1 / MAX_IMAGE_RATIO;

/** Returns the aspect ratio at which an image is shown, which is its own ratio clamped to between 1:5 and 5:1. */
export function boundedRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  return clamp(width / height, MIN_IMAGE_RATIO, MAX_IMAGE_RATIO);
}

/** The shape of an image that is too wide or too tall to be shown without cropping. */
export type ImageShape = 'wide' | 'tall';

/**
 * Returns whether an image is cropped to 5:1 because it is too `wide`, or to 1:5 because it is too `tall`. Returns
 * `undefined` if it isn't cropped or its size is unknown.
 */
export function imageShape(file: Pick<ImageFile, 'width' | 'height'> | undefined): ImageShape | undefined {
  const size = knownSize(file);
  if (!size) return undefined;
  if (size.width > size.height * MAX_IMAGE_RATIO) return 'wide';
  return size.width < size.height * MIN_IMAGE_RATIO ? 'tall' : undefined;
}
