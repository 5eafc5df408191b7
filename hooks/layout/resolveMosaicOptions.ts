import { invariant } from '../shared/invariant.ts';
import {
  MOSAIC_GAP_PX,
  MOSAIC_SCALE_DOWN_WIDTH_PX,
  MOSAIC_SCALE_UP_WIDTH_PX,
  MOSAIC_THUMBNAIL_SIZE_PX,
  MOSAIC_TOTAL_WIDTH_PERCENT,
} from './constants.ts';
import type { MosaicOptions } from './types.ts';

export type ResolvedMosaicOptions = {
  readonly [Name in keyof MosaicOptions]-?: NonNullable<MosaicOptions[Name]>;
};

/** Fills in the defaults of what both kinds of mosaic have. In development builds it throws for sizes that are no sizes. */
export function resolveMosaicOptions({
  thumbnailSize = MOSAIC_THUMBNAIL_SIZE_PX,
  gap = MOSAIC_GAP_PX,
  totalWidth = MOSAIC_TOTAL_WIDTH_PERCENT,
  resizable = false,
}: MosaicOptions): ResolvedMosaicOptions {
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailSize > 0 && gap >= 0 && totalWidth > 0,
      'a mosaic got a size that is not a positive number, so it has no rows. ' +
        'Check `thumbnailSize`, `gap` and `totalWidth`.',
    );
  }
  return { thumbnailSize, gap, totalWidth, resizable };
}

/** The wanted size in a window of this width: a resizable mosaic has larger images in large windows (facts.md 9.3). */
export function mosaicBaseSize({ thumbnailSize, resizable }: ResolvedMosaicOptions, windowWidth: number): number {
  if (!resizable) return thumbnailSize;
  const share = windowWidth / MOSAIC_SCALE_UP_WIDTH_PX;
  if (windowWidth > MOSAIC_SCALE_UP_WIDTH_PX) return (1 + share) * thumbnailSize;
  if (windowWidth <= MOSAIC_SCALE_DOWN_WIDTH_PX) return (windowWidth / MOSAIC_SCALE_DOWN_WIDTH_PX) * thumbnailSize;
  return thumbnailSize;
}
