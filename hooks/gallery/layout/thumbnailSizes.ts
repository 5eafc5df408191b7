import { FIRST_PAINT_WIDTH_LIMIT_PX } from './constants.ts';
import { coverFit } from './imageSizes.ts';
import { resolveThumbnailsOptions, type ResolvedThumbnailsOptions } from './thumbnailsLayout.ts';
import type { ThumbnailsOptions } from './types.ts';

/**
 * Returns the `sizes` attribute of a thumbnail before anything is measured, assuming the grid is as wide as the window.
 * `image` is the file to load: a wide image in a narrower cell is cropped at its sides, so it needs more pixels.
 */
export function thumbnailSizes(
  options: ThumbnailsOptions,
  image: { readonly width?: number | undefined; readonly height?: number | undefined },
): string {
  const resolved = resolveThumbnailsOptions(options);
  const { thumbnailWidth, resizable, ratio } = resolved;
  const excess = coverFit({ width: 1, height: ratio }, image).width;
  if (!resizable) return `${Math.round(thumbnailWidth * excess)}px`;
  return thumbnailsColumnSteps(resolved)
    .map(({ columns, minWidth }) => {
      const size = `${Math.round((100 / columns) * excess)}vw`;
      return columns === 1 ? size : `(min-width: ${minWidth}px) ${size}`;
    })
    .reverse()
    .join(', ');
}

/** A column count, and the minimum width, in CSS pixels, at which a thumbnail grid has this many columns. */
interface ColumnStep {
  readonly columns: number;
  readonly minWidth: number;
}

/**
 * Returns the possible column counts of a thumbnail grid, in ascending order. This is the inverse of the formula in
 * `thumbnailsLayout`.
 */
export function thumbnailsColumnSteps(options: ResolvedThumbnailsOptions): readonly ColumnStep[] {
  const { thumbnailWidth, maxColumns } = options;
  // `Array.from` rounds a fractional length down.
  const length = Math.min(maxColumns, FIRST_PAINT_WIDTH_LIMIT_PX / thumbnailWidth + 1);
  const stepAt = (_: unknown, index: number) => ({ columns: index + 1, minWidth: index * thumbnailWidth });
  return Array.from({ length }, stepAt);
}
