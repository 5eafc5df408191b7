import type { ImageCandidate, ImageFile } from '../backend/ImageFile.ts';
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
