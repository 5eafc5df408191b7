import type { GalleryLayout } from '../../layout/types.ts';
import {
  BIG_THUMBNAIL_BESIDE_WIDTH_PX,
  BIG_THUMBNAIL_LIMIT_PX,
  BIG_THUMBNAIL_SHARE,
  LIST_THUMBNAIL_LIMIT_PX,
  LIST_THUMBNAIL_SHARE,
} from './constants.ts';
import { rowsLayout } from './rowsLayout.ts';
import type { VideoListShape } from './types.ts';
import { bigVideoRoom, videoRoom } from './videoRoom.ts';

/** One video under the other, with texts at the side of a small thumbnail. */
export function listLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const thumbnailWidth = Math.min(width * LIST_THUMBNAIL_SHARE, LIST_THUMBNAIL_LIMIT_PX);
  const height = Math.max(thumbnailWidth / thumbnailRatio, videoRoom(shape));
  return rowsLayout({ count, width, columns: 1, columnWidth: width, height });
}

/** One video under the other, each as large as there is room; texts at its side where that is wide, else below it. */
export function bigThumbLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio, hasTitles, hasDescriptions } = shape;
  const isBeside = width >= BIG_THUMBNAIL_BESIDE_WIDTH_PX && (hasTitles || hasDescriptions);
  const height = isBeside
    ? Math.min(width * BIG_THUMBNAIL_SHARE, BIG_THUMBNAIL_LIMIT_PX) / thumbnailRatio
    : width / thumbnailRatio + bigVideoRoom(shape);
  return rowsLayout({ count, width, columns: 1, columnWidth: width, height });
}
