import type { ImageFile } from '../backend/ImageFile.ts';
import { clamp } from '../shared/clamp.ts';
import { knownSize } from './knownSize.ts';

/**
 * The maximum aspect ratio of an image's box; wider images are cropped. At 250 px wide, 50 px of height remain, enough
 * for a touch target.
 */
export const MAX_IMAGE_RATIO = 5;

/** The minimum aspect ratio of an image's box. */
export const MIN_IMAGE_RATIO = 1 / MAX_IMAGE_RATIO;

/** Returns the aspect ratio of an image's box: the image's own ratio, clamped to 1:5 and 5:1. */
export function boundedRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  return clamp(width / height, MIN_IMAGE_RATIO, MAX_IMAGE_RATIO);
}

/** The shape of an image that is too wide or too tall to be shown uncropped. */
export type ImageShape = 'wide' | 'tall';

/**
 * Returns how a view crops an image, to 5:1 or 1:5, because it is too wide or too tall. Undefined if it is not cropped
 * or its size is unknown.
 */
export function imageShape(file: Pick<ImageFile, 'width' | 'height'> | undefined): ImageShape | undefined {
  const size = knownSize(file);
  if (!size) return undefined;
  if (size.width > size.height * MAX_IMAGE_RATIO) return 'wide';
  return size.width < size.height * MIN_IMAGE_RATIO ? 'tall' : undefined;
}
