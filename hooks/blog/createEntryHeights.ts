/** Heights of entries that stand one under the other, all in CSS pixels. What is asked or told of one of n entries costs O(log n). */
export interface EntryHeights {
  readonly count: number;
  /** The height of all entries with the gaps between them. */
  readonly total: number;
  append(height: number): void;
  set(index: number, height: number): void;
  heightOf(index: number): number;
  /** From the first entry's top to the entry's own. */
  topOf(index: number): number;
  /** The entry at a distance from the first one's top, with the gap below it; outside of the list its first or last one. */
  indexAt(offset: number): number;
}

/** The sums that a Fenwick tree keeps at a node (from 1) are those of so many entries before it, itself included. */
const spanOf = (node: number) => node & -node;

/** An empty list of heights. */
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
      return Math.max(0, Math.min(node, heights.length - 1));
    },
  };
}
