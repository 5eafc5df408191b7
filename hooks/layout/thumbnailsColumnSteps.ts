import { FIRST_PAINT_WIDTH_LIMIT_PX } from './constants.ts';
import type { ResolvedThumbnailsOptions } from './resolveThumbnailsOptions.ts';

/** From which width on, in CSS pixels, a thumbnail grid has how many columns. */
export interface ColumnStep {
  readonly columns: number;
  readonly minWidth: number;
}

/** Every column count a thumbnail grid can have, fewest first: the formula of `thumbnailsLayout` turned round. */
export function thumbnailsColumnSteps(options: ResolvedThumbnailsOptions): readonly ColumnStep[] {
  const { thumbnailWidth, maxColumns } = options;
  // What is not whole is rounded down.
  const length = Math.min(maxColumns, FIRST_PAINT_WIDTH_LIMIT_PX / thumbnailWidth + 1);
  const stepAt = (_: unknown, index: number) => ({ columns: index + 1, minWidth: index * thumbnailWidth });
  return Array.from({ length }, stepAt);
}
