import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { GalleryLayout, LayoutRectangle } from '../../layout/types.ts';
import { firstIndexWhere } from '../../layout/firstIndexWhere.ts';
import { descriptionLines } from './descriptionLines.ts';
import { VIDEO_GAP_PX, VIDEO_ROW_GAP_PX } from './constants.ts';
import type { VideoListShape } from './types.ts';
import { videoColumns } from './videoColumns.ts';
import { videoRoom } from './videoRoom.ts';

/** Equal thumbnails in columns, each with room for as much text as it has: the next stands where most room is. */
export function masonryLayout(videos: readonly PlaylistVideo[], shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio, hasTitles, hasDescriptions } = shape;
  const { columns, columnWidth } = videoColumns(shape);
  const ends = Array.from({ length: columns }, () => 0);
  let tallest = 0;
  const rectangles = videos.map(({ title, description }): LayoutRectangle => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    const lines = hasDescriptions ? descriptionLines(description, columnWidth) : 0;
    const texts = { hasTitles: hasTitles && title !== '', hasDescriptions: lines > 0 };
    const height = columnWidth / thumbnailRatio + videoRoom(texts, lines);
    ends[column] = top + height + VIDEO_ROW_GAP_PX;
    tallest = Math.max(tallest, height);
    return { left: column * (columnWidth + VIDEO_GAP_PX), top, width: columnWidth, height };
  });
  const nowhere: LayoutRectangle = { left: 0, top: 0, width: 0, height: 0 };
  const topOf = (index: number) => rectangles[index]?.top ?? Infinity;

  return {
    count: videos.length,
    width,
    height: Math.max(0, Math.max(0, ...ends) - VIDEO_ROW_GAP_PX),
    rectangleOf: (index) => rectangles[index] ?? nowhere,
    // Tops never go down from one video to the next, because each goes where most room is.
    rangeBetween(top, bottom) {
      const start = firstIndexWhere(videos.length, (index) => topOf(index) > top - tallest);
      const end = firstIndexWhere(videos.length, (index) => topOf(index) >= bottom);
      return start < end ? { start, end } : { start: 0, end: 0 };
    },
  };
}
