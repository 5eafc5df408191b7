import { mountedIndices } from '../layout/mountedIndices.ts';
import type { GalleryLayout, LayoutRange } from '../layout/types.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { BlogEntries, EntryWindowSettings, EntryWindowView } from './types.ts';

/** Measurements from the document, in CSS pixels. */
interface EntryMeasure {
  readonly width: number;
  /** The gap between two entries. */
  readonly gap: number;
  /** The heights of the mounted entries, by index. */
  readonly heights: ReadonlyMap<number, number>;
  /**
   * The entry that keeps its position when the heights of entries above it change. If undefined, the first entry keeps
   * its position.
   */
  readonly anchor: { readonly index: number; readonly top: number } | undefined;
}

/** The positions of a blog's entries. For an entry that has not been measured, an estimated height is used. */
interface EntryModel {
  /**
   * The offset of all entries from the positions that their heights imply, in CSS pixels. It is the sum of the height
   * changes above the anchor.
   */
  readonly drift: number;
  update(entries: BlogEntries, measure: EntryMeasure): void;
  /** Removes the drift. Returns how far down this moves all entries, in CSS pixels. */
  endDrift(): number;
  indexAt(offset: number): number;
  topOf(index: number): number;
  viewOf(range: LayoutRange, settings: EntryWindowSettings): EntryWindowView;
}

const knownHeight = ({ knownHeightOf = () => 0 }: BlogEntries, index: number, width: number): number => {
  const height = knownHeightOf(index, width);
  return height > 0 && height < Infinity ? height : 0;
};

const keyAt = ({ keyOf = String }: BlogEntries, index: number) => keyOf(index);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Creates a model without entries. */
export function createEntryModel(): EntryModel {
  let heights = createEntryHeights(0);
  let [width, gap, unknownHeight, drift] = [0, 0, 0, 0];
  let [firstKey, lastKey]: readonly string[] = [];

  const topOf = (index: number) => heights.topOf(index) + drift;
  const indexAt = (offset: number) => heights.indexAt(offset - drift);
  // Only the first and last entries are compared. A wrong height in between is corrected once that entry is mounted.
  const isLongerVersion = (entries: BlogEntries) =>
    entries.count >= heights.count &&
    (heights.count === 0 || (keyAt(entries, 0) === firstKey && keyAt(entries, heights.count - 1) === lastKey));

  const model: EntryModel = {
    get drift() {
      return drift;
    },
    update(entries, measure) {
      const { count } = entries;
      const isSameList = isLongerVersion(entries);
      const anchor = isSameList ? measure.anchor : undefined;
      if (!isSameList || measure.width !== width || measure.gap !== gap) {
        ({ width, gap } = measure);
        heights = createEntryHeights(gap);
        unknownHeight = mean(
          [...measure.heights].map(([index, height]) => height - knownHeight(entries, index, width)),
        );
      }
      while (heights.count < count) {
        const expected = Math.round(knownHeight(entries, heights.count, width) + unknownHeight);
        heights.append(Math.max(1, expected));
      }
      firstKey = count > 0 ? keyAt(entries, 0) : undefined;
      lastKey = count > 0 ? keyAt(entries, count - 1) : undefined;
      for (const [index, height] of measure.heights) heights.set(index, height);
      if (!isSameList) drift = 0;
      drift = anchor ? anchor.top - heights.topOf(anchor.index) : drift;
    },
    endDrift() {
      const shift = 0 - drift;
      drift = 0;
      return shift;
    },
    indexAt,
    topOf,
    viewOf: (range, { count, focusedIndex, pinnedIndex }) => {
      const indices = mountedIndices({ count, range, focusedIndex, pinnedIndex });
      const height = Math.max(0, heights.total + drift);
      const layout: GalleryLayout = {
        count,
        width,
        height,
        rectangleOf: (index) => ({ left: 0, top: topOf(index), width, height: heights.heightOf(index) }),
        rangeBetween: (top, bottom) => ({ start: indexAt(top), end: indexAt(bottom) + 1 }),
      };
      return { indices, tops: new Map(indices.map((index) => [index, topOf(index)])), height, layout };
    },
  };
  return model;
}

/**
 * The heights of the entries in a column, in CSS pixels. With n entries, each operation on one of them takes O(log n).
 */
interface EntryHeights {
  readonly count: number;
  /** The total height of all entries, including the gaps between them. */
  readonly total: number;
  append(height: number): void;
  set(index: number, height: number): void;
  heightOf(index: number): number;
  /** Returns the distance from the top of the first entry to the top of this entry. */
  topOf(index: number): number;
  /**
   * Returns the index of the entry at a distance from the top of the first entry, clamped to the existing entries. An
   * entry includes the gap below it.
   */
  indexAt(offset: number): number;
}

/** Returns how many entries a node of a Fenwick tree sums up, counting backwards from its own. Nodes are 1-based. */
const spanOf = (node: number) => node & -node;

/** Creates an empty list of heights. */
export function createEntryHeights(gap: number): EntryHeights {
  const heights: number[] = [];
  const sums: number[] = [0];
  const sumAt = (node: number) => sums[node] ?? 0;

  function topOf(index: number): number {
    let top = 0;
    for (let node = index; node > 0; node -= spanOf(node)) top += sumAt(node);
    return top;
  }
  return {
    get count() {
      return heights.length;
    },
    get total() {
      return Math.max(0, topOf(heights.length) - gap);
    },
    append(height) {
      const node = heights.push(height);
      let sum = height + gap;
      for (let step = 1; step < spanOf(node); step *= 2) sum += sumAt(node - step);
      sums[node] = sum;
    },
    set(index, height) {
      const change = height - (heights[index] ?? 0);
      if (change === 0 || index >= heights.length) return;
      heights[index] = height;
      for (let node = index + 1; node <= heights.length; node += spanOf(node)) sums[node] = sumAt(node) + change;
    },
    heightOf: (index) => heights[index] ?? 0,
    topOf,
    indexAt(offset) {
      let node = 0;
      let rest = offset;
      for (let step = 2 ** Math.floor(Math.log2(Math.max(1, heights.length))); step >= 1; step /= 2) {
        if (node + step > heights.length || sumAt(node + step) > rest) continue;
        node += step;
        rest -= sumAt(node);
      }
      return clamp(node, 0, heights.length - 1);
    },
  };
}
