import type { CarouselItemsStep } from '../../../gallery/carousel/types.ts';
import { clamp } from '../../../core/shared/clamp.ts';
import { MAX_VIDEO_COLUMNS, MIN_VIDEO_WIDTH_PX, VIDEO_GAP_PX } from '../constants.ts';
import type { VideoListShape } from './types.ts';

/** Returns how many columns fit, up to the preferred number, and their width. */
export function videoColumns({ width, columns }: Pick<VideoListShape, 'width' | 'columns'>): {
  readonly columns: number;
  readonly columnWidth: number;
} {
  const wanted = clamp(Math.floor(columns), 1, MAX_VIDEO_COLUMNS);
  const fittingCount = Math.floor((width + VIDEO_GAP_PX) / (MIN_VIDEO_WIDTH_PX + VIDEO_GAP_PX));
  const count = clamp(fittingCount, 1, wanted);
  return { columns: count, columnWidth: Math.max(0, (width - VIDEO_GAP_PX * (count - 1)) / count) };
}

/**
 * Returns the same column counts as `videoColumns`, but as carousel breakpoints.
 *
 * @param scale The user's text scale, from `videoTextScale`.
 */
export function videoCarouselItems(columns: number, scale = 1): readonly CarouselItemsStep[] {
  const count = clamp(Math.floor(columns), 1, MAX_VIDEO_COLUMNS);
  return Array.from({ length: count }, (_, index) => ({
    items: index + 1,
    minWidth: scale * (index * (MIN_VIDEO_WIDTH_PX + VIDEO_GAP_PX) + (index > 0 ? MIN_VIDEO_WIDTH_PX : 0)),
  }));
}
