// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEntryHeights } from '../../../hooks/gallery/blog/createEntryModel.ts';

const heightLists = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 200 });
const gaps = fc.integer({ min: 0, max: 60 });

function listOf(heights: readonly number[], gap: number) {
  const list = createEntryHeights(gap);
  for (const height of heights) list.append(height);
  return list;
}

/** The expected tops, computed by plain summation. */
const topsOf = (heights: readonly number[], gap: number) =>
  heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height + gap, 0));

describe('createEntryHeights', () => {
  test('computes the top of each entry and a total height without a trailing gap', () => {
    fc.assert(
      fc.property(heightLists, gaps, (heights, gap) => {
        const list = listOf(heights, gap);
        expect(heights.map((_, index) => list.topOf(index))).toEqual(topsOf(heights, gap));
        const last = heights.length - 1;
        expect(list.total).toBe(last < 0 ? 0 : list.topOf(last) + list.heightOf(last));
      }),
    );
  });

  test('moves only the entries below an entry whose height changes', () => {
    fc.assert(
      fc.property(
        heightLists,
        gaps,
        fc.array(fc.tuple(fc.nat(199), fc.integer({ min: 1, max: 2000 }))),
        (heights, gap, changes) => {
          const list = listOf(heights, gap);
          const expected = [...heights];
          for (const [index, height] of changes) {
            list.set(index, height);
            if (index < expected.length) expected[index] = height;
          }
          expect(expected.map((_, index) => list.topOf(index))).toEqual(topsOf(expected, gap));
          expect(expected.map((_, index) => list.heightOf(index))).toEqual(expected);
          expect(list.count).toBe(heights.length);
        },
      ),
    );
  });

  test('finds the entry at an offset, counting the gap below as part of the entry', () => {
    fc.assert(
      fc.property(heightLists, gaps, fc.integer({ min: -100, max: 500_000 }), (heights, gap, offset) => {
        const tops = topsOf(heights, gap);
        const expected = Math.max(0, tops.filter((top) => top <= offset).length - 1);
        expect(listOf(heights, gap).indexAt(offset)).toBe(expected);
      }),
    );
  });
});
