import { createColumnStore, type ColumnStore } from './createColumnStore.ts';
import { firstIndexWhere } from '../../core/shared/clamp.ts';
import { plannedSize } from './imageSizes.ts';
import type { JustifiedTracks, ResolvedJustifiedOptions } from './justifiedPlan.ts';
import { breakingWidth, breakRows, type BrokenRows, type JustifiedRow } from './rowBreaks.ts';
import type { GalleryLayout } from '../virtual/types.ts';

/** Creates empty rows of a justified layout. The height of each row is chosen so that it fills the width. */
export const justifiedRows = (options: ResolvedJustifiedOptions): JustifiedTracks =>
  rowsOf(createColumnStore(1), 0, undefined, options);

/**
 * Cache for the rows that were calculated last. A single entry is enough, because a window has only one width at a
 * time.
 */
interface KnownRows {
  readonly length: number;
  readonly rowHeight: number;
  readonly rows: BrokenRows;
}

function rowsOf(
  ratios: ColumnStore,
  count: number,
  shorter: KnownRows | undefined,
  options: ResolvedJustifiedOptions,
): JustifiedTracks {
  let known = shorter;

  function rowsFor(length: number, rowHeight: number): BrokenRows {
    const isKnown = known?.length === length && known.rowHeight === rowHeight;
    const rows = known && isKnown ? known.rows : breakRows({ length, rowHeight, gap: options.gap });
    const whole = rows.count < count ? rows.append(ratios, count) : rows;
    known = { length, rowHeight, rows: whole };
    return whole;
  }

  return {
    count,
    layoutAt(width, rowHeight) {
      const { gap, totalWidth } = options;
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
      return rowsOf(next, next.used, known, options);
    },
  };
}

interface RowLayoutOptions extends ResolvedJustifiedOptions {
  readonly width: number;
  readonly rowHeight: number;
  /** Width of the justified layout plus one gap, because every image includes its gap. */
  readonly length: number;
}

function rowLayout(rows: BrokenRows, options: RowLayoutOptions): GalleryLayout {
  const { gap, width, length, rowHeight, lastRowStretch } = options;
  const { count, rowCount } = rows;
  const offset = (width - length + gap) / 2;

  function heightOf({ number, start, end, ratios }: JustifiedRow): number {
    const filling = Math.max(0, length - (end - start) * gap) / ratios;
    const isLast = number === rowCount - 1;
    const limit = rowCount === 1 ? 1 : lastRowStretch;
    return isLast && filling > rowHeight * limit ? rowHeight : filling;
  }
  const topOf = ({ number, inverseBefore, imagesBefore }: JustifiedRow) =>
    inverseBefore * length - imagesBefore * gap + number * gap;
  const bottomOf = (row: JustifiedRow) => topOf(row) + heightOf(row);

  // The last row is cached, because images are read in order and finding the row is the most expensive step.
  let lastRow: JustifiedRow | undefined;
  function rowOf(index: number): JustifiedRow {
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
