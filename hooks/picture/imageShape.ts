import type { ImageFile } from '../backend/ImageFile.ts';
import { clamp } from '../shared/clamp.ts';
import { knownSize } from './knownSize.ts';

/** The maximum ratio of an image's box. A wider picture is cropped. A picture 250 pixels wide keeps 50 of height, enough for a finger to press. */
export const MAX_IMAGE_RATIO = 5;

/** The minimum ratio of an image's box. */
export const MIN_IMAGE_RATIO = 1 / MAX_IMAGE_RATIO;

/** Returns the ratio of the box for a picture of this size: its own ratio, between 1:5 and 5:1. */
export function boundedRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  return clamp(width / height, MIN_IMAGE_RATIO, MAX_IMAGE_RATIO);
}

/** The shape of a picture that is too wide or too tall to be shown whole in a page. */
export type ImageShape = 'wide' | 'tall';

/**
 * Returns whether a view crops a picture, to 5:1 or 1:5, because it is too wide or too tall. Undefined for all others, and if the size is
 * unknown.
 */
export function imageShape(file: Pick<ImageFile, 'width' | 'height'> | undefined): ImageShape | undefined {
  const size = knownSize(file);
  if (!size) return undefined;
  if (size.width > size.height * MAX_IMAGE_RATIO) return 'wide';
  return size.width < size.height * MIN_IMAGE_RATIO ? 'tall' : undefined;
}
