// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRELOAD_ALL_LIMIT } from '../../../hooks/slides/preload/constants.ts';
import { inlinePreloadPlan, preloadPlan } from '../../../hooks/slides/preload/preloadPlan.ts';
import type { PreloadPlanInput } from '../../../hooks/slides/preload/types.ts';
import { wrapIndex } from '../../../hooks/core/shared/clamp.ts';

const basis: PreloadPlanInput = {
  index: 5,
  total: 24,
  count: 4,
  visibleCount: 0,
  isBackward: false,
  loop: true,
  isSlow: false,
  isEmbed: () => false,
};
const plan = (change: Partial<PreloadPlanInput> = {}) => preloadPlan({ ...basis, ...change });
const indices = (change: Partial<PreloadPlanInput> = {}) => plan(change).indices;
const inlinePlan = (change: Partial<PreloadPlanInput> = {}) => inlinePreloadPlan({ ...basis, ...change });
const rules = [
  { rule: 'a lightbox', makePlan: preloadPlan, wrapsAlways: false },
  { rule: 'an inline slideshow', makePlan: inlinePreloadPlan, wrapsAlways: true },
];

const anyInput: fc.Arbitrary<PreloadPlanInput> = fc
  .record({
    total: fc.integer({ min: 1, max: 400 }),
    position: fc.double({ min: 0, max: 0.999, noNaN: true }),
    count: fc.integer({ min: 0, max: 40 }),
    visibleCount: fc.integer({ min: 0, max: 20 }),
    isBackward: fc.boolean(),
    loop: fc.boolean(),
    isSlow: fc.boolean(),
    embeds: fc.uniqueArray(fc.nat(400)),
  })
  .map(({ position, embeds, ...rest }) => ({
    ...rest,
    index: Math.floor(position * rest.total),
    isEmbed: (index: number) => embeds.includes(index),
  }));

describe.each(rules)('every plan of $rule', ({ makePlan, wrapsAlways }) => {
  test('lists other images of the gallery once each, and no embeds', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const planned = makePlan(input).indices;
        expect(new Set(planned).size).toBe(planned.length);
        expect(planned).not.toContain(input.index);
        expect(planned.filter((index) => index < 0 || index >= input.total || input.isEmbed(index))).toEqual([]);
      }),
    );
  });

  test('lists closer images first, and images in the direction of travel before those behind', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const way = (index: number) => {
          const forward = wrapIndex(index - input.index, input.total);
          const wraps = wrapsAlways || input.loop;
          const ahead = wraps || index > input.index ? forward : Infinity;
          const behind = wraps || index < input.index ? input.total - forward : Infinity;
          const isAhead = input.isBackward ? behind < ahead : ahead < behind;
          return Math.min(ahead, behind) + (isAhead || ahead === behind ? 0 : 0.5);
        };
        const ways = makePlan(input).indices.map(way);
        expect(ways).toEqual([...ways].sort((one, other) => one - other));
      }),
    );
  });

  test('contains at most one image on a slow or metered connection', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(makePlan({ ...input, isSlow: true }).indices).toEqual(
          makePlan({ ...input, isSlow: false }).indices.slice(0, 1),
        );
      }),
    );
  });
});

describe('the plan of a lightbox', () => {
  test.each([
    { name: 'alternates between forward and back', change: {}, planned: [6, 4, 7, 3] },
    { name: 'starts with the direction of travel', change: { isBackward: true }, planned: [4, 6, 3, 7] },
    { name: 'adds visible thumbnails to the count', change: { visibleCount: 2 }, planned: [6, 4, 7, 3, 8, 2] },
    { name: 'wraps around the end if looping', change: { index: 23 }, planned: [0, 22, 1, 21] },
    { name: 'stops at the end without looping', change: { index: 23, loop: false }, planned: [22, 21, 20, 19] },
    { name: 'skips embeds and fills up the count', change: { isEmbed: (i: number) => i === 6 }, planned: [4, 7, 3, 8] },
    { name: 'contains one image on a slow connection', change: { isSlow: true }, planned: [6] },
    { name: 'is empty while no image is shown', change: { index: -1 }, planned: [] },
    { name: 'is empty for an empty list', change: { index: 0, total: 0 }, planned: [] },
    { name: 'is empty for a single image', change: { index: 0, total: 1 }, planned: [] },
  ])('$name', ({ change, planned }) => {
    expect(indices(change)).toEqual(planned);
  });

  test.each([{ count: 0 }, { count: 24 }, { count: 30 }, { count: 14, visibleCount: 10 }])(
    'contains all images and waits for idle time with %o',
    (change) => {
      expect(plan(change).isIdle).toBe(true);
      expect(indices(change)).toHaveLength(23);
    },
  );

  test('does not wait for idle time if the count is below the total', () => {
    expect(plan({ count: 23 }).isIdle).toBe(false);
  });

  test('falls back to the visible thumbnails and the default count if `count` is 0 and there are too many images', () => {
    const total = PRELOAD_ALL_LIMIT + 1;
    expect(indices({ total: PRELOAD_ALL_LIMIT, count: 0 })).toHaveLength(PRELOAD_ALL_LIMIT - 1);
    expect(plan({ total, count: 0, visibleCount: 12 })).toMatchObject({ isIdle: false });
    expect(indices({ total, count: 0, visibleCount: 12 })).toHaveLength(12);
    expect(indices({ total, count: 0 })).toEqual([6, 4]);
  });
});

describe('the plan of an inline slideshow', () => {
  test.each([
    { name: 'takes half the count on each side', change: { count: 4 }, planned: [6, 4, 7, 3] },
    { name: 'rounds half of an odd count down', change: { count: 5 }, planned: [6, 4, 7, 3] },
    { name: 'wraps around the end without `loop`', change: { index: 0, loop: false }, planned: [1, 23, 2, 22] },
    { name: 'skips embeds', change: { isEmbed: (i: number) => i === 6 }, planned: [4, 7, 3] },
    { name: 'ignores visible thumbnails', change: { visibleCount: 10 }, planned: [6, 4, 7, 3] },
    { name: 'is empty for a count of 0', change: { count: 0 }, planned: [] },
  ])('$name', ({ change, planned }) => {
    expect(inlinePlan(change).indices).toEqual(planned);
  });

  test('contains all images if `count` exceeds the total', () => {
    expect(inlinePlan({ total: 6, count: 7 })).toEqual({ indices: [0, 4, 1, 3, 2], isIdle: true });
    expect(inlinePlan({ total: 6, count: 6 }).isIdle).toBe(false);
  });
});
