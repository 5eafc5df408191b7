import {
  FIRST_PAINT_WIDTH_LIMIT_PX,
  LARGEST_TRACK_COUNT,
  MASONRY_THUMBNAIL_SIZE_PX,
  MAX_COLUMNS,
} from './constants.ts';
import type { MasonryOptions } from './types.ts';

/** The `sizes` of a picture in the columns of a masonry before anything is measured, as if they were as wide as the window. */
export function columnSizes(options: Pick<MasonryOptions, 'thumbnailSize' | 'maxColumns' | 'resizable'>): string {
  const { thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX, maxColumns = MAX_COLUMNS, resizable = true } = options;
  if (!resizable) return `${Math.round(thumbnailSize)}px`;
  const most = Math.min(maxColumns, LARGEST_TRACK_COUNT, FIRST_PAINT_WIDTH_LIMIT_PX / thumbnailSize + 1);
  let sizes = '100vw';
  for (let columns = 2; columns <= most; columns++) {
    sizes = `(min-width: ${(columns - 1) * thumbnailSize}px) ${Math.round(100 / columns)}vw, ${sizes}`;
  }
  return sizes;
}
