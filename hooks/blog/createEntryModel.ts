import { mountedIndices } from '../layout/mountedIndices.ts';
import type { GalleryLayout, LayoutRange } from '../layout/types.ts';
import { createEntryHeights } from './createEntryHeights.ts';
import type { BlogEntries, EntryWindowSettings, EntryWindowView } from './types.ts';

/** The measured part of the document, in CSS pixels. */
export interface EntryMeasure {
  readonly width: number;
  /** Between two entries. */
  readonly gap: number;
  /** The heights of the entries in the document. */
  readonly heights: ReadonlyMap<number, number>;
  /** The entry that stays where it is, whatever is learned of those above it, and its top; undefined: the first one does. */
  readonly anchor: { readonly index: number; readonly top: number } | undefined;
}

/** The positions of a blog's entries: measured entries have their height, the others the expected one. */
export interface EntryModel {
  /** The offset of all entries from the place that their heights give, in CSS pixels: the sum of the changes above the anchor. */
  readonly drift: number;
  update(entries: BlogEntries, measure: EntryMeasure): void;
  /** Entries stand where their heights have them. Returns by how much that moves all of them down, in CSS pixels. */
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

/** A model of no entries. */
export function createEntryModel(): EntryModel {
  let heights = createEntryHeights(0);
  let [width, gap, unknownHeight, drift] = [0, 0, 0, 0];
  let [firstKey, lastKey]: readonly string[] = [];

  const topOf = (index: number) => heights.topOf(index) + drift;
  const indexAt = (offset: number) => heights.indexAt(offset - drift);
  // Only the ends are compared: a wrong height in between is set right as soon as the entry is there.
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
