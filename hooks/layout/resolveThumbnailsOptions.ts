import { invariant } from '../shared/invariant.ts';
import { MAX_COLUMNS, THUMBNAIL_GAP_PX, THUMBNAIL_HEIGHT_PX, THUMBNAIL_WIDTH_PX } from './constants.ts';
import type { ThumbnailsOptions } from './types.ts';

/** A thumbnail grid's options with the defaults filled in and the columns a whole number of at least 1. */
export interface ResolvedThumbnailsOptions {
  readonly thumbnailWidth: number;
  readonly maxColumns: number;
  readonly gap: number;
  readonly resizable: boolean;
  /** Height of a thumbnail by its width. */
  readonly ratio: number;
}

/** Fills in the defaults. In development builds it throws for sizes that are no sizes. */
export function resolveThumbnailsOptions({
  thumbnailWidth = THUMBNAIL_WIDTH_PX,
  thumbnailHeight = THUMBNAIL_HEIGHT_PX,
  maxColumns = MAX_COLUMNS,
  gap = THUMBNAIL_GAP_PX,
  resizable = true,
}: ThumbnailsOptions): ResolvedThumbnailsOptions {
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailWidth > 0 && thumbnailHeight > 0 && gap >= 0,
      'a thumbnail grid got a size that is not a positive number, so it has no columns. ' +
        'Check `thumbnailWidth`, `thumbnailHeight` and `gap`.',
    );
  }
  return {
    thumbnailWidth,
    maxColumns: Math.max(1, Math.floor(maxColumns)),
    gap,
    resizable,
    ratio: thumbnailHeight / thumbnailWidth,
  };
}
