import type { GalleryLayout, LayoutRectangle } from '../../layout/types.ts';
import { VIDEO_GAP_PX, VIDEO_ROW_GAP_PX } from './constants.ts';
import { rowsLayout } from './rowsLayout.ts';
import type { VideoListShape } from './types.ts';
import { videoColumns } from './videoColumns.ts';
import { bigVideoRoom, videoRoom } from './videoRoom.ts';

/** Columns and rows that the first video takes where there are at least three columns. */
const FIRST_SPAN = 2;

/**
 * The first video large, the rest a grid. With three columns or more it takes two of them in the first two rows, and others stand
 * beside it; with fewer it has a row of its own.
 */
export function mixLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const { columns, columnWidth } = videoColumns(shape);
  const height = columnWidth / thumbnailRatio + videoRoom(shape);
  const others = Math.max(0, count - 1);
  const besideColumns = Math.max(0, columns - FIRST_SPAN);
  const isBeside = besideColumns > 0;
  const besideCount = Math.min(others, besideColumns * FIRST_SPAN);

  const first: LayoutRectangle = isBeside
    ? {
        left: 0,
        top: 0,
        width: FIRST_SPAN * columnWidth + VIDEO_GAP_PX,
        height: FIRST_SPAN * height + VIDEO_ROW_GAP_PX,
      }
    : { left: 0, top: 0, width, height: width / thumbnailRatio + bigVideoRoom(shape) };
  const top = first.height + VIDEO_ROW_GAP_PX;
  const inset = FIRST_SPAN * (columnWidth + VIDEO_GAP_PX);
  const beside = rowsLayout({ count: besideCount, width, columns: Math.max(1, besideColumns), columnWidth, height });
  const rest = rowsLayout({ count: others - besideCount, width, columns, columnWidth, height });

  return {
    count,
    width,
    height: count === 0 ? 0 : first.height + (rest.count > 0 ? VIDEO_ROW_GAP_PX + rest.height : 0),
    rectangleOf(index) {
      if (index === 0) return first;
      const other = index - 1;
      if (other < besideCount) {
        const place = beside.rectangleOf(other);
        return { ...place, left: place.left + inset };
      }
      const place = rest.rectangleOf(other - besideCount);
      return { ...place, top: place.top + top };
    },
    rangeBetween(from, to) {
      const before = count - rest.count;
      const { start, end } = rest.rangeBetween(from - top, to - top);
      const isHeadShown = to > from && from < first.height && to > 0;
      if (end > start) return { start: isHeadShown ? 0 : before + start, end: before + end };
      return isHeadShown ? { start: 0, end: before } : { start: 0, end: 0 };
    },
  };
}
