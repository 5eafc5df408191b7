import type { ImageCandidate, ImageFile } from '../backend/ImageFile.ts';
import { clamp } from '../shared/clamp.ts';
import { warnOnce } from '../shared/developerMessages.ts';

/** A side of a file, in its pixels: a number above 0 that has an end. Undefined for whatever else a caller writes there. */
export function knownSide(side: unknown): number | undefined {
  if (typeof side === 'number' && side > 0 && side < Infinity) return side;
  if (side !== undefined && side !== null && side !== 0) {
    warnOnce(
      'an image has a `width` or `height` that is no number of pixels above 0, so its size counts as unknown. Give numbers (1200, not "1200px"), or leave both out: the size is measured then.',
    );
  }
  return undefined;
}

/** Both sides of a file, in its pixels; undefined where one of them is not known. */
export function knownSize(
  file: Pick<ImageFile, 'width' | 'height'> | undefined,
): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = [knownSide(file?.width), knownSide(file?.height)];
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}

/** The files of a list whose width is a width: a browser passes over the others, and `sizes` would come to nothing. */
export const knownCandidates = (candidates: readonly ImageCandidate[] | undefined): readonly ImageCandidate[] =>
  candidates?.filter(({ width }) => knownSide(width)) ?? [];

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
