import { clamp } from '../../core/shared/clamp.ts';
import { invariant } from '../../core/shared/developerMessages.ts';
import { MAX_COLUMNS, THUMBNAIL_GAP_PX, THUMBNAIL_HEIGHT_PX, THUMBNAIL_WIDTH_PX } from './constants.ts';
import type { ThumbnailsOptions } from './types.ts';
import type { GalleryLayout, LayoutRange } from '../virtual/types.ts';

export interface ThumbnailsLayoutOptions extends ThumbnailsOptions {
  readonly count: number;
  /** Width of the container, in CSS pixels. */
  readonly width: number;
}

/**
 * Creates a grid of equally sized thumbnails. It has one column more than would fit at the preferred width, up to
 * `maxColumns`, so thumbnails are rarely wider than preferred. The layout only uses arithmetic, so its cost does not
 * depend on the count.
 */
export function thumbnailsLayout({ count, width, ...options }: ThumbnailsLayoutOptions): GalleryLayout {
  const { thumbnailWidth, maxColumns, gap, resizable, ratio } = resolveThumbnailsOptions(options);
  const columns = Math.min(Math.floor(width / thumbnailWidth) + 1, maxColumns);
  const slotWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  const cellWidth = resizable ? slotWidth : Math.min(slotWidth, thumbnailWidth);
  const cellHeight = cellWidth * ratio;
  const rowPitch = cellHeight + gap;
  const rows = Math.ceil(count / columns);

  function rangeBetween(top: number, bottom: number): LayoutRange {
    if (cellHeight === 0 || bottom <= top) return { start: 0, end: 0 };
    const firstRow = clamp(Math.floor((top + gap) / rowPitch), 0, rows);
    const endRow = clamp(Math.ceil(bottom / rowPitch), firstRow, rows);
    return { start: Math.min(firstRow * columns, count), end: Math.min(endRow * columns, count) };
  }

  return {
    count,
    width,
    height: Math.max(0, rows * rowPitch - gap),
    rectangleOf: (index) => ({
      left: (index % columns) * (slotWidth + gap) + (slotWidth - cellWidth) / 2,
      top: Math.floor(index / columns) * rowPitch,
      width: cellWidth,
      height: cellHeight,
    }),
    rangeBetween,
  };
}

/** Thumbnail grid options with defaults filled in, and `maxColumns` as a whole number of at least 1. */
export interface ResolvedThumbnailsOptions {
  readonly thumbnailWidth: number;
  readonly maxColumns: number;
  readonly gap: number;
  readonly resizable: boolean;
  /** Height of a thumbnail divided by its width. */
  readonly ratio: number;
}

/** Fills in the defaults. Development builds throw on invalid sizes. */
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
      'A thumbnail grid received an invalid size, so it has no columns. ' +
        '`thumbnailWidth` and `thumbnailHeight` must be positive, and `gap` must not be negative.',
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
