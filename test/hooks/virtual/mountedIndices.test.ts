// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mountedIndices } from '../../../hooks/gallery/virtual/mountedIndices.ts';

const range = { start: 10, end: 13 };
const nothing = { focusedIndex: undefined, pinnedIndex: undefined };

describe('mountedIndices', () => {
  test.each([
    { title: 'returns the indices in range', focusedIndex: undefined, pinnedIndex: undefined, expected: [10, 11, 12] },
    {
      title: 'includes the focused index and both neighbors',
      focusedIndex: 50,
      pinnedIndex: undefined,
      expected: [10, 11, 12, 49, 50, 51],
    },
    {
      title: 'includes a focused index at the start',
      focusedIndex: 0,
      pinnedIndex: undefined,
      expected: [0, 1, 10, 11, 12],
    },
    {
      title: 'includes a focused index at the end',
      focusedIndex: 99,
      pinnedIndex: undefined,
      expected: [10, 11, 12, 98, 99],
    },
    { title: 'includes the pinned index', focusedIndex: undefined, pinnedIndex: 3, expected: [3, 10, 11, 12] },
    {
      title: 'omits indices that are no longer in the list',
      focusedIndex: 400,
      pinnedIndex: 100,
      expected: [10, 11, 12],
    },
    { title: 'contains no duplicates', focusedIndex: 12, pinnedIndex: 11, expected: [10, 11, 12, 13] },
  ])('$title', ({ focusedIndex, pinnedIndex, expected }) => {
    expect(mountedIndices({ count: 100, range, focusedIndex, pinnedIndex })).toEqual(expected);
  });

  test('is always sorted, within the list and free of duplicates', () => {
    const index = fc.option(fc.integer({ min: -1, max: 60 }), { nil: undefined });
    const count = fc.nat({ max: 40 });
    fc.assert(
      fc.property(
        count,
        fc.nat({ max: 45 }),
        fc.nat({ max: 20 }),
        index,
        index,
        (count, start, size, focusedIndex, pinnedIndex) => {
          const indices = mountedIndices({ count, range: { start, end: start + size }, focusedIndex, pinnedIndex });
          expect(indices).toEqual([...new Set(indices)].toSorted((one, other) => one - other));
          for (const mounted of indices) expect(mounted >= 0 && mounted < count).toBe(true);
        },
      ),
    );
  });

  test('returns the remaining part of a range that ends beyond a shortened list', () => {
    expect(mountedIndices({ count: 12, range: { start: 10, end: 20 }, ...nothing })).toEqual([10, 11]);
  });
});
