import type { ImageCandidate, ImageFile } from '../../data/backend/ImageFile.ts';
import { warnOnce } from '../shared/developerMessages.ts';

/** Returns a file's width or height in pixels, or `undefined` if it isn't a finite number above 0. */
export function knownSide(side: unknown): number | undefined {
  if (typeof side === 'number' && side > 0 && side < Infinity) return side;
  if (side !== undefined && side !== null && side !== 0) {
    warnOnce(
      'Ignored an invalid image `width` or `height`. Pass both as positive numbers of pixels (1200, not "1200px"), ' +
        'or omit both to measure the image when it loads.',
    );
  }
  return undefined;
}

/** Returns a file's width and height in pixels, or `undefined` if either is unknown. */
export function knownSize(
  file: Pick<ImageFile, 'width' | 'height'> | undefined,
): { readonly width: number; readonly height: number } | undefined {
  const width = knownSide(file?.width);
  const height = knownSide(file?.height);
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}

/**
 * Returns the candidates that have a valid width. Browsers ignore all other candidates. If no candidates remain,
 * `sizes` has no effect.
 */
export const knownCandidates = (candidates: readonly ImageCandidate[] | undefined): readonly ImageCandidate[] =>
  candidates?.filter(({ width }) => knownSide(width)) ?? [];
