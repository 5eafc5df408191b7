import { FIRST_PAINT_WIDTH_LIMIT_PX } from './constants.ts';
import type { ResolvedThumbnailsOptions } from './resolveThumbnailsOptions.ts';

/** From which width on, in CSS pixels, a thumbnail grid has how many columns. */
export interface ColumnStep {
  readonly columns: number;
  readonly minWidth: number;
}

/** Every column count a thumbnail grid can have, fewest first: the formula of `thumbnailsLayout` turned round. */
export function thumbnailsColumnSteps(options: ResolvedThumbnailsOptions): readonly ColumnStep[] {
  const limit = Math.floor(FIRST_PAINT_WIDTH_LIMIT_PX / options.thumbnailWidth) + 1;
  return Array.from({ length: Math.min(options.maxColumns, limit) }, (_, index) => ({
    columns: index + 1,
    minWidth: index * options.thumbnailWidth,
  }));
}
