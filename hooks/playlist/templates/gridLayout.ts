import type { GalleryLayout } from '../../layout/types.ts';
import { rowsLayout } from './rowsLayout.ts';
import type { VideoListShape } from './types.ts';
import { videoColumns } from './videoColumns.ts';
import { videoRoom } from './videoRoom.ts';

/** Equal videos with their texts below them. */
export function gridLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const columns = videoColumns(shape);
  return rowsLayout({ count, width, ...columns, height: columns.columnWidth / thumbnailRatio + videoRoom(shape) });
}
