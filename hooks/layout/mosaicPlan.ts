import { invariant } from '../shared/developerMessages.ts';
import {
  MOSAIC_GAP_PX,
  MOSAIC_LAST_ROW_STRETCH,
  MOSAIC_SCALE_DOWN_WIDTH_PX,
  MOSAIC_SCALE_UP_WIDTH_PX,
  MOSAIC_THUMBNAIL_SIZE_PX,
  MOSAIC_TOTAL_WIDTH_PERCENT,
} from './constants.ts';
import { mosaicColumns } from './mosaicColumns.ts';
import { mosaicRows } from './mosaicRows.ts';
import { plannedSize } from './imageSizes.ts';
import type { GalleryLayout, LayoutItem, LayoutPlan, LayoutSize, MosaicOptions } from './types.ts';

export type ResolvedMosaicOptions = {
  readonly [Name in keyof MosaicOptions]-?: NonNullable<MosaicOptions[Name]>;
};

/** The columns or the rows of a mosaic at any width. */
export interface MosaicTracks {
  readonly count: number;
  /** `baseSize`: the wanted width of a column or height of a row before it is stretched. Both in CSS pixels. */
  layoutAt(width: number, baseSize: number): GalleryLayout;
  append(sizes: Iterable<LayoutSize>): MosaicTracks;
}

/**
 * Columns that end level, or rows that fill the width (facts.md 9.3, 9.4): each image keeps its ratio (5:1 and 1:5 at most),
 * nothing is cut and nothing is left over.
 *
 * @example
 * mosaicPlan(images, { direction: 'horizontal', thumbnailSize: 160 }).layoutAt(1200).rectangleOf(7);
 */
export function mosaicPlan(items: Iterable<LayoutItem>, options: MosaicOptions = {}): LayoutPlan {
  const resolved = resolveMosaicOptions(options);
  const tracks = resolved.direction === 'horizontal' ? mosaicRows(resolved) : mosaicColumns(resolved);
  return planOf(tracks, resolved).append(items);
}

function planOf(tracks: MosaicTracks, options: ResolvedMosaicOptions): LayoutPlan {
  return {
    count: tracks.count,
    layoutAt: (width, windowWidth = width) => tracks.layoutAt(width, baseSize(options, windowWidth)),
    append: (items) => planOf(tracks.append(plannedSizes(items)), options),
  };
}

function* plannedSizes(items: Iterable<LayoutItem>) {
  for (const item of items) yield plannedSize(item);
}

/** Fills in the defaults. In development builds it throws for sizes that are no sizes. */
export function resolveMosaicOptions({
  direction = 'vertical',
  thumbnailSize = MOSAIC_THUMBNAIL_SIZE_PX,
  gap = MOSAIC_GAP_PX,
  totalWidth = MOSAIC_TOTAL_WIDTH_PERCENT,
  resizable = false,
  fillsWidth = true,
  lastRowStretch = MOSAIC_LAST_ROW_STRETCH,
}: MosaicOptions): ResolvedMosaicOptions {
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailSize > 0 && gap >= 0 && totalWidth > 0,
      'a mosaic got a size that is not a positive number, so it has no columns or rows. ' +
        'Check `thumbnailSize`, `gap` and `totalWidth`.',
    );
  }
  return { direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch };
}

/** The wanted size in a window of this width: a resizable mosaic has larger images in large windows (facts.md 9.3). */
function baseSize({ thumbnailSize, resizable }: ResolvedMosaicOptions, windowWidth: number): number {
  if (!resizable) return thumbnailSize;
  const share = windowWidth / MOSAIC_SCALE_UP_WIDTH_PX;
  if (windowWidth > MOSAIC_SCALE_UP_WIDTH_PX) return (1 + share) * thumbnailSize;
  if (windowWidth <= MOSAIC_SCALE_DOWN_WIDTH_PX) return (windowWidth / MOSAIC_SCALE_DOWN_WIDTH_PX) * thumbnailSize;
  return thumbnailSize;
}
