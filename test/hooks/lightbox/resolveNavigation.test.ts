// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveNavigation } from '../../../hooks/lightbox/lightbox/navigation.ts';

/** A list that is loaded completely. */
const whole = (count: number) => ({ loaded: count, offset: 0, total: count });

describe('resolveNavigation with a step', () => {
  test.each([
    { from: 1, step: 1, count: 3, loop: true, to: 2 },
    { from: 2, step: 1, count: 3, loop: true, to: 0 },
    { from: 0, step: -1, count: 3, loop: true, to: 2 },
    { from: 2, step: 1, count: 3, loop: false, to: null },
    { from: 0, step: -1, count: 3, loop: false, to: null },
    { from: 0, step: 1, count: 1, loop: true, to: null },
    { from: 0, step: 1, count: 0, loop: true, to: null },
  ] as const)(
    'returns $to for a step of $step from $from among $count images (loop: $loop)',
    ({ from, step, to, count, loop }) => {
      expect(resolveNavigation({ step }, { fromIndex: from, ...whole(count), loop })).toBe(to);
    },
  );
});

describe('resolveNavigation in a partially loaded list', () => {
  const middle = { loaded: 5, offset: 2, total: 20, loop: false };

  test.each([
    [4, 1, 5],
    [17, 1, null],
    [0, -1, -1],
    [-2, -1, null],
  ] as const)('a step from %i by %i returns %s, whether the image is loaded or not', (fromIndex, step, to) => {
    expect(resolveNavigation({ step }, { ...middle, fromIndex })).toBe(to);
  });

  test.each([-1, 5])('returns null for the unloaded index %i', (index) => {
    expect(resolveNavigation({ index }, { ...middle, fromIndex: 1 })).toBeNull();
  });
});

describe('resolveNavigation with an index', () => {
  test.each([
    { index: 2, to: 2 },
    { index: 1, to: null },
    { index: -1, to: null },
    { index: 5, to: null },
    { index: 1.5, to: null },
    { index: Number.NaN, to: null },
    { index: Infinity, to: 4 },
    { index: -Infinity, to: null },
  ])('returns $to for the index $index from slide 1 of 5', ({ index, to }) => {
    for (const loop of [true, false])
      expect(resolveNavigation({ index }, { fromIndex: 1, ...whole(5), loop })).toBe(to);
  });
});

test('resolveNavigation never leaves the list', () => {
  const wish = fc.oneof(
    fc.record({ step: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ index: fc.oneof(fc.integer(), fc.double()) }),
  );
  fc.assert(
    fc.property(wish, fc.nat(50), fc.nat(50), fc.boolean(), (target, count, fromIndex, loop) => {
      const from = Math.min(fromIndex, Math.max(count - 1, 0));
      const index = resolveNavigation(target, { fromIndex: from, ...whole(count), loop });
      return index === null || (Number.isInteger(index) && index >= 0 && index < count);
    }),
  );
});
