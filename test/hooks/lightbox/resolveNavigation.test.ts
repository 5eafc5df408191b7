// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveNavigation } from '../../../hooks/lightbox/resolveNavigation.ts';

describe('a step', () => {
  test.each([
    { from: 1, step: 1, count: 3, loop: true, to: 2 },
    { from: 2, step: 1, count: 3, loop: true, to: 0 },
    { from: 0, step: -1, count: 3, loop: true, to: 2 },
    { from: 2, step: 1, count: 3, loop: false, to: null },
    { from: 0, step: -1, count: 3, loop: false, to: null },
    { from: 0, step: 1, count: 1, loop: true, to: null },
    { from: 0, step: 1, count: 0, loop: true, to: null },
  ] as const)('of $step from $from among $count (loop $loop) leads to $to', ({ from, step, to, ...list }) => {
    expect(resolveNavigation({ step }, { fromIndex: from, ...list })).toBe(to);
  });
});

describe('a number', () => {
  test.each([
    { index: 2, to: 2 },
    { index: 1, to: null },
    { index: -1, to: null },
    { index: 5, to: null },
    { index: 1.5, to: null },
    { index: Number.NaN, to: null },
    { index: Infinity, to: null },
  ])('$index, from slide 1 of 5, leads to $to', ({ index, to }) => {
    for (const loop of [true, false]) expect(resolveNavigation({ index }, { fromIndex: 1, count: 5, loop })).toBe(to);
  });
});

test('no wish leads out of the list', () => {
  const wish = fc.oneof(
    fc.record({ step: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ index: fc.oneof(fc.integer(), fc.double()) }),
  );
  fc.assert(
    fc.property(wish, fc.nat(50), fc.nat(50), fc.boolean(), (target, count, fromIndex, loop) => {
      const index = resolveNavigation(target, { fromIndex: Math.min(fromIndex, Math.max(count - 1, 0)), count, loop });
      return index === null || (Number.isInteger(index) && index >= 0 && index < count);
    }),
  );
});
