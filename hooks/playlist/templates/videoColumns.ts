import { clamp } from '../../shared/clamp.ts';
import { LARGEST_COLUMN_COUNT } from '../constants.ts';
import { NARROWEST_VIDEO_PX, VIDEO_GAP_PX } from './constants.ts';
import type { VideoListShape } from './types.ts';

/** As many columns as are wanted and have room. */
export function videoColumns({ width, columns }: Pick<VideoListShape, 'width' | 'columns'>): {
  readonly columns: number;
  readonly columnWidth: number;
} {
  const wanted = clamp(Math.floor(columns), 1, LARGEST_COLUMN_COUNT);
  const room = Math.floor((width + VIDEO_GAP_PX) / (NARROWEST_VIDEO_PX + VIDEO_GAP_PX));
  const count = clamp(room, 1, wanted);
  return { columns: count, columnWidth: Math.max(0, (width - VIDEO_GAP_PX * (count - 1)) / count) };
}
