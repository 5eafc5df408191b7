import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import { clamp, firstIndexWhere } from '../../../core/shared/clamp.ts';
import type { GalleryLayout, LayoutRectangle } from '../../../gallery/virtual/types.ts';
import {
  BIG_DESCRIPTION_HEIGHT_PX,
  BIG_THUMBNAIL_BESIDE_WIDTH_PX,
  BIG_THUMBNAIL_LIMIT_PX,
  BIG_THUMBNAIL_SHARE,
  BIG_TITLE_HEIGHT_PX,
  LIST_THUMBNAIL_LIMIT_PX,
  LIST_THUMBNAIL_SHARE,
  MASONRY_DESCRIPTION_LINES,
  VIDEO_DESCRIPTION_LINE_PX,
  VIDEO_DESCRIPTION_LINES,
  VIDEO_GAP_PX,
  VIDEO_LETTER_WIDTH_PX,
  VIDEO_ROW_GAP_PX,
  VIDEO_TEXT_MARGIN_PX,
  VIDEO_THUMBNAIL_RATIO,
  VIDEO_TITLE_HEIGHT_PX,
} from '../constants.ts';
import type { ListTemplate, VideoListShape } from './types.ts';
import { videoColumns } from './videoColumns.ts';

type CreateLayout = (videos: readonly PlaylistVideo[], shape: VideoListShape) => GalleryLayout;

const LAYOUTS: Readonly<Record<ListTemplate, CreateLayout>> = {
  grid: (videos, shape) => gridLayout(videos.length, shape),
  list: (videos, shape) => listLayout(videos.length, shape),
  bigThumb: (videos, shape) => bigThumbLayout(videos.length, shape),
  mix: (videos, shape) => mixLayout(videos.length, shape),
  masonry: masonryLayout,
};

/** Returns the layout of a video list for a template. */
export function videoListLayout(
  template: ListTemplate,
  videos: readonly PlaylistVideo[],
  shape: VideoListShape,
): GalleryLayout {
  return LAYOUTS[template](videos, shape);
}

/** Lays out equally sized videos in a grid, with text below each one. */
function gridLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const columns = videoColumns(shape);
  return rowsLayout({ count, width, ...columns, height: columns.columnWidth / thumbnailRatio + textHeight(shape) });
}

/** Lays out one video per row, with text next to a small thumbnail. */
function listLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const thumbnailWidth = Math.min(width * LIST_THUMBNAIL_SHARE, LIST_THUMBNAIL_LIMIT_PX);
  const height = Math.max(thumbnailWidth / thumbnailRatio, textHeight(shape));
  return rowsLayout({ count, width, columns: 1, columnWidth: width, height });
}

/** Lays out one large video per row. In a wide list, the text is next to the video, otherwise below it. */
function bigThumbLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio, hasTitles, hasDescriptions } = shape;
  const isBeside = width >= BIG_THUMBNAIL_BESIDE_WIDTH_PX && (hasTitles || hasDescriptions);
  const height = isBeside
    ? Math.min(width * BIG_THUMBNAIL_SHARE, BIG_THUMBNAIL_LIMIT_PX) / thumbnailRatio
    : width / thumbnailRatio + bigTextHeight(shape);
  return rowsLayout({ count, width, columns: 1, columnWidth: width, height });
}

/** The number of columns and rows that the first video spans if there are at least three columns. */
const FIRST_SPAN = 2;

/**
 * Lays out a grid whose first video is larger than the others. With three or more columns, it spans two columns and two
 * rows. With fewer columns, it fills the first row.
 */
function mixLayout(count: number, shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio } = shape;
  const { columns, columnWidth } = videoColumns(shape);
  const height = columnWidth / thumbnailRatio + textHeight(shape);
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
    : { left: 0, top: 0, width, height: width / thumbnailRatio + bigTextHeight(shape) };
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

/**
 * Lays out equally sized thumbnails in columns, with text of varying height. Each video is added to the shortest
 * column.
 */
function masonryLayout(videos: readonly PlaylistVideo[], shape: VideoListShape): GalleryLayout {
  const { width, thumbnailRatio, hasTitles, hasDescriptions } = shape;
  const { columns, columnWidth } = videoColumns(shape);
  const ends = Array.from({ length: columns }, () => 0);
  let tallest = 0;
  const rectangles = videos.map(({ title, description }): LayoutRectangle => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    const lines = hasDescriptions ? descriptionLines(description, columnWidth) : 0;
    const texts = { hasTitles: hasTitles && title !== '', hasDescriptions: lines > 0 };
    const height = columnWidth / thumbnailRatio + textHeight(texts, lines);
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
    // The top positions never decrease, because each video is added to the shortest column.
    rangeBetween(top, bottom) {
      const start = firstIndexWhere(videos.length, (index) => topOf(index) > top - tallest);
      const end = firstIndexWhere(videos.length, (index) => topOf(index) >= bottom);
      return start < end ? { start, end } : { start: 0, end: 0 };
    },
  };
}

interface RowsLayoutOptions {
  readonly count: number;
  readonly width: number;
  readonly columns: number;
  readonly columnWidth: number;
  /** The height of each video, including its text. */
  readonly height: number;
}

/** Arranges equally sized videos in rows and columns, in constant time for any number of videos. */
function rowsLayout({ count, width, columns, columnWidth, height }: RowsLayoutOptions): GalleryLayout {
  const pitch = height + VIDEO_ROW_GAP_PX;
  const rows = Math.ceil(count / columns);
  const rectangleOf = (index: number): LayoutRectangle => ({
    left: (index % columns) * (columnWidth + VIDEO_GAP_PX),
    top: Math.floor(index / columns) * pitch,
    width: columnWidth,
    height,
  });
  return {
    count,
    width,
    height: Math.max(0, rows * pitch - VIDEO_ROW_GAP_PX),
    rectangleOf,
    rangeBetween(top, bottom) {
      if (bottom <= top) return { start: 0, end: 0 };
      const first = clamp(Math.floor((top + VIDEO_ROW_GAP_PX) / pitch), 0, rows);
      const end = clamp(Math.ceil(bottom / pitch), first, rows);
      return { start: Math.min(first * columns, count), end: Math.min(end * columns, count) };
    },
  };
}

type Texts = Pick<VideoListShape, 'hasTitles' | 'hasDescriptions'>;

/** Returns the height of the text below a thumbnail, in CSS pixels. */
function textHeight({ hasTitles, hasDescriptions }: Texts, lines = VIDEO_DESCRIPTION_LINES): number {
  const title = hasTitles ? VIDEO_TITLE_HEIGHT_PX : 0;
  const description = hasDescriptions ? lines * VIDEO_DESCRIPTION_LINE_PX : 0;
  return title + description && VIDEO_TEXT_MARGIN_PX + title + description;
}

/** Returns the height of the text below a big thumbnail, in CSS pixels. */
function bigTextHeight({ hasTitles, hasDescriptions }: Texts): number {
  const title = hasTitles ? BIG_TITLE_HEIGHT_PX : 0;
  const description = hasDescriptions ? BIG_DESCRIPTION_HEIGHT_PX : 0;
  return title + description && VIDEO_TEXT_MARGIN_PX + title + description;
}

/** The aspect ratio shared by all thumbnails of a list. Stylesheets use its name in selectors. */
export interface VideoRatio {
  readonly name: '4:3' | '16:9';
  /** The aspect ratio (width / height). */
  readonly ratio: number;
}

/** Ratios below this are rounded to 4:3, all others to 16:9. */
const RATIO_THRESHOLD = 1.5;

/** Returns 4:3 for ratios below 1.5, otherwise 16:9. */
export function videoRatio(wanted: number = VIDEO_THUMBNAIL_RATIO): VideoRatio {
  return wanted < RATIO_THRESHOLD ? { name: '4:3', ratio: 4 / 3 } : { name: '16:9', ratio: VIDEO_THUMBNAIL_RATIO };
}

/** East Asian characters, which are about twice as wide as Latin ones. */
const WIDE_LETTER = /[\u2e80-\uffff]/g;

/** Estimates how many lines a description takes up at a width in CSS pixels, up to the visible maximum. */
export function descriptionLines(text: string | undefined, width: number): number {
  if (!text) return 0;
  const perLine = Math.max(1, Math.floor(width / VIDEO_LETTER_WIDTH_PX));
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    const letters = paragraph.length + (paragraph.match(WIDE_LETTER)?.length ?? 0);
    lines += Math.max(1, Math.ceil(letters / perLine));
    if (lines >= MASONRY_DESCRIPTION_LINES) return MASONRY_DESCRIPTION_LINES;
  }
  return lines;
}
