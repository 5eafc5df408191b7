// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureItems, withoutDrift, type ItemColumn } from '../../../hooks/gallery/virtual/measureItems.ts';

const NOTHING_MEASURED: ReadonlyMap<number, number> = new Map();
const measure = { width: 800, gap: 10, heights: NOTHING_MEASURED, anchor: undefined };

const heightLists = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 200 });
const gaps = fc.integer({ min: 0, max: 60 });
const sparseHeights = fc
  .dictionary(fc.nat(99).map(String), fc.integer({ min: 1, max: 3000 }))
  .map((heights) => new Map(Object.entries(heights).map(([index, height]) => [Number(index), height])));

/** Returns a column whose items have all been measured. */
const columnOf = (heights: readonly number[], gap: number) =>
  measureItems(undefined, { count: heights.length }, { ...measure, gap, heights: new Map(heights.entries()) });

const topsIn = ({ layout }: ItemColumn) =>
  Array.from({ length: layout.count }, (_, index) => layout.rectangleOf(index).top);

/** The expected tops, computed by plain summation. */
const topsOf = (heights: readonly number[], gap: number) =>
  heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + gap, 0));

describe('the layout of measured items', () => {
  test('places items below one another, without a gap after the last one', () => {
    fc.assert(
      fc.property(heightLists, gaps, (heights, gap) => {
        const column = columnOf(heights, gap);
        expect(topsIn(column)).toEqual(topsOf(heights, gap));
        expect(column.layout.height).toBe((topsOf(heights, gap).at(-1) ?? 0) + (heights.at(-1) ?? 0));
      }),
    );
  });

  test('finds the items in a band, counting the gap below an item as part of it', () => {
    fc.assert(
      fc.property(heightLists, gaps, fc.integer({ min: -100, max: 500_000 }), (heights, gap, offset) => {
        const expected = Math.max(0, topsOf(heights, gap).filter((top) => top <= offset).length - 1);
        const { layout } = columnOf(heights, gap);
        expect(layout.rangeBetween(offset, offset)).toEqual({ start: expected, end: expected + 1 });
      }),
    );
  });
});

describe('measureItems', () => {
  test('adjusts the known heights of unmeasured items by the average measured difference', () => {
    const items = { count: 100, knownHeightOf: (index: number, width: number) => width / (index + 1) };
    const heights = new Map([
      [0, 840],
      [1, 460],
    ]);
    const { layout } = measureItems(undefined, items, { ...measure, heights });
    expect(layout.rectangleOf(1)).toMatchObject({ top: 850, height: 460 });
    expect(layout.rectangleOf(3).height).toBe(200 + 50);
  });

  test('returns the same column if nothing has changed', () => {
    const items = { count: 100 };
    const heights = new Map([[4, 300]]);
    const column = measureItems(undefined, items, { ...measure, heights });
    expect(measureItems(column, items, { ...measure, heights, anchor: { index: 4, top: 7 } })).toBe(column);
    expect(measureItems(column, items, { ...measure, heights: new Map([[4, 301]]) })).not.toBe(column);
  });

  test('moves only the items below an item whose height changes', () => {
    fc.assert(
      fc.property(heightLists, gaps, sparseHeights, (heights, gap, changes) => {
        const items = { count: heights.length };
        const column = measureItems(columnOf(heights, gap), items, { ...measure, gap, heights: changes });
        const expected = heights.map((height, index) => changes.get(index) ?? height);
        expect(topsIn(column)).toEqual(topsOf(expected, gap));
      }),
    );
  });

  test('keeps the anchor in place while heights above it change, until the drift is removed', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.array(sparseHeights, { minLength: 1 }), (index, seen) => {
        const items = { count: 100 };
        let column = measureItems(undefined, items, { ...measure, heights: new Map([[0, 500]]) });
        const { top } = column.layout.rectangleOf(index);
        for (const heights of seen) {
          const anchor = { index, top: column.layout.rectangleOf(index).top };
          column = measureItems(column, items, { ...measure, heights, anchor });
          expect(column.layout.rectangleOf(index).top).toBe(top);
        }
        const corrected = withoutDrift(column);
        expect(corrected.layout.rectangleOf(0).top).toBe(0);
        expect(corrected.layout.rectangleOf(index).top).toBe(top - column.drift);
        expect(withoutDrift(corrected)).toBe(corrected);
      }),
    );
  });

  test('keeps an anchor in place that was in normal flow before the first measurement', () => {
    const anchor = { index: 50, top: 5012.5 };
    const column = measureItems(undefined, { count: 100 }, { ...measure, heights: new Map([[0, 90]]), anchor });
    expect(column.drift).toBe(12.5);
    expect(column.layout.rectangleOf(50).top).toBe(5012.5);
  });

  test('keeps heights when items are appended and resets them when items are replaced', () => {
    const named = (prefix: string, count: number) => ({ count, keyOf: (index: number) => prefix + index });
    const heights = new Map([
      [0, 300],
      [1, 500],
    ]);
    const column = measureItems(undefined, named('a', 2), { ...measure, heights });
    const appended = measureItems(column, named('a', 4), measure);
    expect(topsIn(appended)).toEqual([0, 310, 820, 1230]);
    const replaced = measureItems(appended, named('b', 4), {
      ...measure,
      heights: new Map([[0, 100]]),
      anchor: { index: 3, top: 5000 },
    });
    expect(topsIn(replaced)).toEqual([0, 110, 220, 330]);
    expect(replaced.drift).toBe(0);
  });

  test('estimates heights again when the width changes, without moving the anchor', () => {
    const items = { count: 100, knownHeightOf: (_: number, width: number) => width / 2 };
    const column = measureItems(undefined, items, { ...measure, heights: new Map([[0, 420]]) });
    const anchor = { index: 50, top: column.layout.rectangleOf(50).top };
    const narrow = measureItems(column, items, { ...measure, width: 400, heights: new Map([[50, 260]]), anchor });
    expect(narrow.layout.rectangleOf(49).height).toBe(200 + 60);
    expect(narrow.layout.rectangleOf(50).top).toBe(anchor.top);
  });
});
