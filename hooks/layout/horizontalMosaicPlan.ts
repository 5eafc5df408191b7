import { breakingWidth, mosaicRows } from './mosaicRows.ts';
import type { MosaicRow, MosaicRows } from './mosaicRows.ts';
import { MOSAIC_LAST_ROW_STRETCH } from './constants.ts';
import { createColumnStore } from './createColumnStore.ts';
import type { ColumnStore } from './createColumnStore.ts';
import { firstIndexWhere } from './firstIndexWhere.ts';
import { plannedSize } from './naturalSize.ts';
import { mosaicBaseSize, resolveMosaicOptions } from './resolveMosaicOptions.ts';
import type { ResolvedMosaicOptions } from './resolveMosaicOptions.ts';
import type { GalleryLayout, HorizontalMosaicOptions, LayoutItem, LayoutPlan } from './types.ts';

/** The rows that were asked for last: a window has one width at a time. */
interface KnownRows {
  readonly length: number;
  readonly rowHeight: number;
  readonly rows: MosaicRows;
}

interface RowOptions extends ResolvedMosaicOptions {
  readonly lastRowStretch: number;
}

/**
 * Rows of images of one height that fill the width (facts.md 9.3): each image keeps its ratio, nothing is cut and nothing is
 * left over.
 *
 * @example
 * horizontalMosaicPlan(images, { thumbnailSize: 160 }).layoutAt(1200).rectangleOf(7);
 */
export function horizontalMosaicPlan(items: Iterable<LayoutItem>, options: HorizontalMosaicOptions = {}): LayoutPlan {
  const { lastRowStretch = MOSAIC_LAST_ROW_STRETCH } = options;
  return planOf(createColumnStore(1), 0, undefined, { ...resolveMosaicOptions(options), lastRowStretch }).append(items);
}

function planOf(ratios: ColumnStore, count: number, shorter: KnownRows | undefined, options: RowOptions): LayoutPlan {
  let known = shorter;

  function rowsFor(length: number, rowHeight: number): MosaicRows {
    const isKnown = known?.length === length && known.rowHeight === rowHeight;
    const rows = known && isKnown ? known.rows : mosaicRows({ length, rowHeight, gap: options.gap });
    const whole = rows.count < count ? rows.append(ratios, count) : rows;
    known = { length, rowHeight, rows: whole };
    return whole;
  }

  return {
    count,
    layoutAt(width, windowWidth = width) {
      const { gap, totalWidth } = options;
      const rowHeight = mosaicBaseSize(options, windowWidth);
      const own = (width * totalWidth) / 100;
      return rowLayout(rowsFor(breakingWidth(own) + gap, rowHeight), {
        ...options,
        rowHeight,
        width,
        length: own + gap,
      });
    },
    append(items) {
      const next = ratios.after(count);
      for (const item of items) {
        const { width, height } = plannedSize(item);
        next.push(width / height);
      }
      return planOf(next, next.used, known, options);
    },
  };
}

interface RowLayoutOptions extends RowOptions {
  readonly width: number;
  readonly rowHeight: number;
  /** Width of the mosaic and one gap: each image brings its gap. */
  readonly length: number;
}

function rowLayout(rows: MosaicRows, options: RowLayoutOptions): GalleryLayout {
  const { gap, width, length, rowHeight, lastRowStretch } = options;
  const { count, rowCount } = rows;
  const offset = (width - length + gap) / 2;

  function heightOf({ number, start, end, ratios }: MosaicRow): number {
    const filling = Math.max(0, length - (end - start) * gap) / ratios;
    const isLast = number === rowCount - 1;
    const limit = rowCount === 1 ? 1 : lastRowStretch;
    return isLast && filling > rowHeight * limit ? rowHeight : filling;
  }
  const topOf = ({ number, inverseBefore, imagesBefore }: MosaicRow) =>
    inverseBefore * length - imagesBefore * gap + number * gap;
  const bottomOf = (row: MosaicRow) => topOf(row) + heightOf(row);

  // Images are asked for one after the other, and looking for a row costs more than all the rest.
  let lastRow: MosaicRow | undefined;
  function rowOf(index: number): MosaicRow {
    const isSame = lastRow && index >= lastRow.start && index < lastRow.end;
    const row = lastRow && isSame ? lastRow : rows.rowOf(index);
    lastRow = row;
    return row;
  }

  return {
    count,
    width,
    height: rowCount === 0 ? 0 : bottomOf(rows.rowAt(rowCount - 1)),
    rectangleOf(index) {
      const row = rowOf(index);
      const height = heightOf(row);
      return {
        left: offset + (rows.ratiosBefore(index) - rows.ratiosBefore(row.start)) * height + (index - row.start) * gap,
        top: topOf(row),
        width: rows.ratioOf(index) * height,
        height,
      };
    },
    rangeBetween(top, bottom) {
      const first = firstIndexWhere(rowCount, (number) => bottomOf(rows.rowAt(number)) > top);
      const end = firstIndexWhere(rowCount, (number) => topOf(rows.rowAt(number)) >= bottom);
      if (first >= end) return { start: 0, end: 0 };
      return { start: rows.rowAt(first).start, end: rows.rowAt(end - 1).end };
    },
  };
}
