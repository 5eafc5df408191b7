import type { ImageFile } from '../backend/ImageFile.ts';
import { clamp } from '../shared/clamp.ts';
import { knownSize } from './knownSize.ts';

/** No image is given a room wider than this, by its height: the picture is cropped. Of 250 pixels 50 are left, which a finger can press. */
export const LARGEST_IMAGE_RATIO = 5;

/** Nor a narrower one than this. */
export const SMALLEST_IMAGE_RATIO = 1 / LARGEST_IMAGE_RATIO;

/** Width by height of the room for a picture of that size: its own ratio, between 1:5 and 5:1. */
export function boundedRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  return clamp(width / height, SMALLEST_IMAGE_RATIO, LARGEST_IMAGE_RATIO);
}

/** Too wide, or too high, to be shown whole in a page: it would be a line that nobody sees, or longer than the page. */
export type ImageShape = 'wide' | 'tall';

/**
 * Whether a picture is so wide or so high that a view crops it, to 5:1 or 1:5. Undefined for all others, and where the size is
 * not known.
 */
export function imageShape(file: Pick<ImageFile, 'width' | 'height'> | undefined): ImageShape | undefined {
  const size = knownSize(file);
  if (!size) return undefined;
  if (size.width > size.height * LARGEST_IMAGE_RATIO) return 'wide';
  return size.width < size.height * SMALLEST_IMAGE_RATIO ? 'tall' : undefined;
}
