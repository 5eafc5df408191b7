import { JUSTIFIED_BREAK_STEP } from './constants.ts';
import { createColumnStore, type ColumnStore } from './createColumnStore.ts';
import { firstIndexWhere } from '../../core/shared/clamp.ts';

/** A row of a justified layout, with sums over the preceding rows. The row's height is (width − gaps) / ratios. */
export interface JustifiedRow {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** Sum of the ratios (width / height) of the row's images. */
  readonly ratios: number;
  /** Sum of 1 / `ratios` of each preceding row. With `imagesBefore`, it determines the top of the row at any width. */
  readonly inverseBefore: number;
  /** Sum of image count / `ratios` of each preceding row. */
  readonly imagesBefore: number;
}

export interface BrokenRows {
  readonly count: number;
  readonly rowCount: number;
  rowAt(number: number): JustifiedRow;
  rowOf(index: number): JustifiedRow;
  ratioOf(index: number): number;
  /** Returns the sum of the ratios of all preceding images. */
  ratiosBefore(index: number): number;
  /**
   * Returns the rows extended by more images, up to the index `end`. Only the last row may change. The cost depends
   * only on the number of added images.
   */
  append(ratios: ColumnStore, end: number): BrokenRows;
}

interface BreakRowsOptions {
  /** Width of the justified layout plus one gap, in CSS pixels, because every image includes its gap. */
  readonly length: number;
  /** Height of a row before it is stretched, in CSS pixels. */
  readonly rowHeight: number;
  readonly gap: number;
}

interface Storage {
  /** One table row per image: its ratio, and the sum of the preceding ratios. */
  readonly images: ColumnStore;
  /** One table row per started row of the justified layout: its first index, and the sums over the preceding rows. */
  readonly rows: ColumnStore;
}

/** State before the next image is added. */
interface Progress {
  readonly count: number;
  readonly rowCount: number;
  /** Width of the last row so far, at the preferred height. */
  readonly filled: number;
  readonly ratios: number;
}

/**
 * Breaks images into rows. An image joins a row if this brings the row's width closer to the full width. The last image
 * is never alone in a row. If it would be, it joins the previous row.
 */
export function breakRows(options: BreakRowsOptions): BrokenRows {
  const storage = { images: createColumnStore(2), rows: createColumnStore(3) };
  return rowsOf(storage, { count: 0, rowCount: 0, filled: 0, ratios: 0 }, options);
}

function rowsOf({ images, rows }: Storage, progress: Progress, options: BreakRowsOptions): BrokenRows {
  const { count, ratios: allRatios } = progress;
  const lastStart = rows.get(progress.rowCount - 1, 0);
  // If the last image is alone in its row, this row is merged into the previous one.
  const isAlone = count > 1 && lastStart === count - 1;
  const rowCount = isAlone ? progress.rowCount - 1 : progress.rowCount;

  const ratiosBefore = (index: number) => (index < count ? images.get(index, 1) : allRatios);
  function rowAt(number: number): JustifiedRow {
    const start = rows.get(number, 0);
    const end = number + 1 < rowCount ? rows.get(number + 1, 0) : count;
    const ratios = ratiosBefore(end) - ratiosBefore(start);
    return { number, start, end, ratios, inverseBefore: rows.get(number, 1), imagesBefore: rows.get(number, 2) };
  }

  return {
    count,
    rowCount,
    rowAt,
    rowOf: (index) => rowAt(firstIndexWhere(rowCount, (number) => rows.get(number, 0) > index) - 1),
    ratioOf: (index) => images.get(index, 0),
    ratiosBefore,
    append(all, end) {
      const next = { images: images.after(count), rows: rows.after(progress.rowCount) };
      return rowsOf(next, fillRows(next, progress, all, { ...options, end }), options);
    },
  };
}

function fillRows(
  { images, rows }: Storage,
  progress: Progress,
  all: ColumnStore,
  { length, rowHeight, gap, end }: BreakRowsOptions & { readonly end: number },
): Progress {
  let { count, rowCount, filled, ratios } = progress;
  const beginRow = () => {
    const start = rows.get(rowCount - 1, 0);
    const rowRatios = ratios - images.get(start, 1);
    if (rowCount === 0) rows.push(0);
    else {
      const last = rowCount - 1;
      rows.push(count, rows.get(last, 1) + 1 / rowRatios, rows.get(last, 2) + (count - start) / rowRatios);
    }
    rowCount += 1;
    filled = 0;
  };
  while (count < end) {
    const ratio = all.get(count, 0);
    const width = ratio * rowHeight + gap;
    const isFull = filled >= length || Math.abs(filled - length) <= Math.abs(filled + width - length);
    if (rowCount === 0 || (filled > 0 && isFull)) beginRow();
    images.push(ratio, ratios);
    count += 1;
    ratios += ratio;
    filled += width;
  }
  return { count, rowCount, filled, ratios };
}

const STEP = Math.log(JUSTIFIED_BREAK_STEP);

/** Returns the index of the step that contains a width. */
export const breakingStep = (width: number): number => Math.round(Math.log(Math.max(1, width)) / STEP);

/** Returns the smallest width of a step, in CSS pixels. */
export const breakingStepStart = (step: number): number => Math.exp((step - 0.5) * STEP);

/**
 * Returns the width for which row breaks are calculated, in CSS pixels. It is the same for all widths within a step.
 */
export const breakingWidth = (width: number): number => Math.exp(breakingStep(width) * STEP);
