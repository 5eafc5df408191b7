import { LARGEST_TRACK_COUNT, MASONRY_GAP_PX, MASONRY_THUMBNAIL_SIZE_PX, MAX_COLUMNS } from '../layout/constants.ts';
import { clamp } from '../shared/clamp.ts';
import { planStyleSheet } from './planStyleSheet.ts';
import type { FirstPaintPlan, MasonryOptions } from '../layout/types.ts';

/** The first paint of a masonry: every image at its final place, at every width, before any script runs. */
export function masonryStyleSheet(options: MasonryOptions & FirstPaintPlan): string {
  const { plan, selector, direction, thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX, maxColumns = MAX_COLUMNS } = options;
  const { gap = MASONRY_GAP_PX } = options;
  if (direction === 'horizontal') {
    // Its rows are as long as they are, whatever the width.
    const { width } = plan.layoutAt(1);
    return planStyleSheet({ ...options, width: 1 }, []).replace(selector, `${selector}{width:${width}px}${selector}`);
  }
  const columns = Array.from(
    { length: clamp(Math.floor(maxColumns), 1, LARGEST_TRACK_COUNT) },
    (_, index) => index + 1,
  );
  // Columns that may not grow do so a little where gaps take something away.
  const steps = columns.flatMap((count) => [count * thumbnailSize, count * thumbnailSize + (count - 1) * gap]);
  return planStyleSheet(
    options,
    [...new Set(steps)].sort((one, other) => one - other),
  );
}
