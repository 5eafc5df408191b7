// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carouselShape,
  pageOfIndex,
  reachableIndex,
  turnDistance,
} from '../../../hooks/gallery/carousel/carouselShape.ts';
import { featureDefaults } from '../../../hooks/gallery/carousel/useFeatureCarousel.ts';
import { carouselSlides, centredServerSlides, serverSlides } from '../../../hooks/gallery/carousel/carouselSlides.ts';
import { itemsPerView } from '../../../hooks/gallery/carousel/resolveCarousel.ts';
import { PLAYLIST_CAROUSEL } from '../../../hooks/gallery/carousel/presets.ts';
import { swipedSteps } from '../../../hooks/gallery/carousel/CarouselSwipe.tsx';

const shapeOf = (count: number, items: number, loop = false, align: 'start' | 'center' = 'start') =>
  carouselShape({ count, items, align, step: 1, loop });

const anyShape = fc
  .record({
    count: fc.integer({ min: 0, max: 30 }),
    items: fc.integer({ min: 1, max: 12 }),
    loop: fc.boolean(),
    align: fc.constantFrom('start' as const, 'center' as const),
    step: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant('page' as const)),
  })
  .map((input) => carouselShape(input));

test('featureDefaults limits the number of columns to the number of images', () => {
  const { items, overscan } = featureDefaults({ label: 'Photos', count: 7, columns: 90_000_000 });
  expect({ items, overscan }).toEqual({ items: 7, overscan: 3 });
});

describe('itemsPerView', () => {
  test.each([
    [0, 2],
    [599, 2],
    [600, 4],
    [999, 4],
    [1000, 8],
    [1439, 8],
    [1440, 12],
    [4000, 12],
  ])('maps a playlist width of %i px to %i slides', (width, items) => {
    expect(itemsPerView(PLAYLIST_CAROUSEL.items ?? 1, width)).toBe(items);
  });

  test('accepts breakpoints in any order and uses the smallest one for narrower widths', () => {
    const steps = [
      { minWidth: 900, items: 3 },
      { minWidth: 300, items: 2 },
    ];
    expect([0, 300, 899, 900].map((width) => itemsPerView(steps, width))).toEqual([2, 2, 2, 3]);
  });

  test.each([0, -3, Number.NaN, 0.5])('returns one slide for the invalid count %d', (items) => {
    expect(itemsPerView(items, 100)).toBe(1);
  });
});

describe('a carousel shape', () => {
  test('does not move past the last slide unless it loops', () => {
    const shape = shapeOf(5, 3);
    expect(shape.lastIndex).toBe(2);
    expect([-4, 1, 9, Number.NaN].map((index) => reachableIndex(shape, index))).toEqual([0, 1, 2, 0]);
  });

  test('wraps around when looping, even if all slides but one fit', () => {
    const shape = shapeOf(4, 3, true);
    expect(shape.isLooping).toBe(true);
    expect([-1, 4, 7].map((index) => reachableIndex(shape, index))).toEqual([3, 0, 3]);
  });

  test('has a single page if all slides fit', () => {
    expect(shapeOf(3, 4, true)).toMatchObject({ isLooping: false, lastIndex: 0, pageCount: 1, visibleCount: 3 });
  });

  test('has one page per dot, and its last page ends with the last slide', () => {
    const shape = shapeOf(7, 3);
    expect(shape.pageCount).toBe(3);
    expect([0, 2, 3, 4].map((index) => pageOfIndex(shape, index))).toEqual([0, 0, 1, 2]);
  });

  test('moves in the shorter direction when looping', () => {
    const shape = shapeOf(10, 1, true);
    expect(turnDistance(shape, 9, 0)).toBe(1);
    expect(turnDistance(shape, 0, 8)).toBe(-2);
    expect(turnDistance(shapeOf(10, 1), 0, 8)).toBe(8);
  });

  test('maps every index to an existing slide and page', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: -100, max: 100 }), (shape, wanted) => {
        const index = reachableIndex(shape, wanted);
        if (shape.count === 0) return;
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(shape.count);
        expect(pageOfIndex(shape, index)).toBeLessThan(Math.max(1, shape.pageCount));
      }),
    );
  });
});

describe('the mounted carousel slides', () => {
  const slotsOf = (count: number, items: number, index: number, loop = true) =>
    carouselSlides({ shape: shapeOf(count, items, loop), index, overscan: items }).map(
      ({ index: at, slot, wrapOffset }) => [at, slot, wrapOffset],
    );

  test('include the second of two looping slides once, although it is a neighbor on both sides', () => {
    expect(slotsOf(2, 1, 0)).toEqual([
      [0, 0, 0],
      [1, 1, 2],
    ]);
  });

  test('include the fourth looping slide once when the other three are in view', () => {
    expect(slotsOf(4, 3, 3)).toEqual([
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 4],
      [3, 0, 0],
    ]);
  });

  test('do not extend beyond the ends unless the carousel loops', () => {
    expect(slotsOf(3, 1, 0, false)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
  });

  test('include a slide that is fading out, regardless of its index', () => {
    const slides = carouselSlides({ shape: shapeOf(50, 1, true), index: 30, overscan: 1, keptIndex: 3 });
    expect(slides.map(({ index }) => index)).toEqual([3, 29, 30, 31]);
    expect(slides[0]?.isVisible).toBe(false);
  });

  test('include every visible slide exactly once and only a few others', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 6 }), (shape, at, overscan) => {
        const index = reachableIndex(shape, at);
        const slides = carouselSlides({ shape, index, overscan });
        const indices = slides.map((slide) => slide.index);
        expect(new Set(indices).size).toBe(indices.length);
        expect(indices.length).toBeLessThanOrEqual(shape.visibleCount + 2 * overscan);
        const visible = slides.filter(({ isVisible }) => isVisible);
        if (shape.isLooping) expect(visible).toHaveLength(shape.visibleCount);
        expect(visible.length).toBeLessThanOrEqual(shape.visibleCount);
        for (const { index: slideIndex, slot } of slides) {
          expect(reachableSlot(shape.isLooping, index + slot, shape.count)).toBe(slideIndex);
        }
      }),
    );
  });

  test('start at the current index on the server', () => {
    expect(serverSlides(shapeOf(9, 3), 2, 3).map(({ index }) => index)).toEqual([2, 3, 4]);
    expect(serverSlides(shapeOf(9, 3), 8, 3).map(({ index }) => index)).toEqual([6, 7, 8]);
    expect(serverSlides(shapeOf(0, 3), 0, 3)).toEqual([]);
  });

  test('surround the current index of a centered, looping carousel on the server', () => {
    const shape = carouselShape({ count: 9, items: 5, align: 'center', step: 1, loop: true });
    const placesOf = (...input: Parameters<typeof centredServerSlides>) =>
      centredServerSlides(...input).map(({ index, slot }) => [index, slot]);
    expect(placesOf(shape, 0, 5)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [7, -2],
      [8, -1],
    ]);
    expect(placesOf(shape, 4, 2)).toEqual([
      [4, 0],
      [5, 1],
    ]);
    expect(centredServerSlides(shape, 0, 7)).toHaveLength(7);
    expect(centredServerSlides(shapeOf(0, 5), 0, 5)).toEqual([]);
  });
});

const reachableSlot = (isLooping: boolean, index: number, count: number) =>
  isLooping ? ((index % count) + count) % count : index;

describe('swiping a carousel', () => {
  test.each([
    [10, 1],
    [140, 1],
    [160, 2],
    [290, 3],
    [900, 4],
    [-260, 3],
  ])('a swipe of %i px moves %i slides of 100 px, but at most four', (distance, steps) => {
    expect(swipedSteps({ distance, stepPx: 100, most: 4 })).toBe(steps);
  });
});
