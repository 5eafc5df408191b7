import type { ImageFile } from '../backend/ImageFile.ts';

/**
 * `sizes` for a picture that is fitted into a box and never enlarged: as wide as the box, unless its height or its own
 * width ends first.
 *
 * @param boxWidth a CSS length, `100vw` say
 * @param boxHeight a CSS length
 */
export function containedSizes(file: ImageFile, boxWidth: string, boxHeight: string): string {
  const { width, height } = file;
  if (!width || !height) return boxWidth;
  const ratio = Number((width / height).toFixed(4));
  const widest = Math.max(width, ...(file.candidates ?? []).map((candidate) => candidate.width));
  return `min(${boxWidth}, ${boxHeight} * ${ratio}, ${widest}px)`;
}
