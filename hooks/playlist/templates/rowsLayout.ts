import type { GalleryLayout, LayoutRectangle } from '../../layout/types.ts';
import { clamp } from '../../shared/clamp.ts';
import { VIDEO_GAP_PX, VIDEO_ROW_GAP_PX } from './constants.ts';

export interface RowsLayoutOptions {
  readonly count: number;
  readonly width: number;
  readonly columns: number;
  readonly columnWidth: number;
  /** Of every video. */
  readonly height: number;
}

/** Videos of one size in rows and columns. Arithmetic alone: it costs the same for any count. */
export function rowsLayout({ count, width, columns, columnWidth, height }: RowsLayoutOptions): GalleryLayout {
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
