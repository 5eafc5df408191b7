// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masonryPlan } from '../../../hooks/gallery/layout/masonryPlan.ts';
import type { MasonryOptions } from '../../../hooks/gallery/layout/types.ts';
import { countedSize } from './countedSize.ts';
import { expectBand, expectNoOverlap, expectWhole, layoutItems, placesOf, widths } from './layoutArbitraries.ts';

const square = { width: 100, height: 100 };
const tall = { width: 100, height: 200 };
const squares = (count: number) => Array.from({ length: count }, () => square);

const masonries: fc.Arbitrary<MasonryOptions> = fc.record({
  direction: fc.constantFrom('columns', 'rows'),
  thumbnailSize: fc.integer({ min: 60, max: 500 }),
  maxColumns: fc.integer({ min: 1, max: 8 }),
  gap: fc.integer({ min: 0, max: 20 }),
  resizable: fc.boolean(),
});

describe('the columns of a masonry layout', () => {
  test.each([
    { width: 249, columns: 1 },
    { width: 250, columns: 2 },
    { width: 1000, columns: 5 },
    { width: 2560, columns: 5 },
  ])('number $columns at a width of $width px', ({ width, columns }) => {
    const places = placesOf(masonryPlan(squares(12)).layoutAt(width));
    expect(new Set(places.map(({ left }) => left)).size).toBe(columns);
    const [last] = places.slice(columns - 1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(width);
  });

  test('keep the requested width and are centered if not resizable', () => {
    const layout = masonryPlan(squares(9), { resizable: false, maxColumns: 3 }).layoutAt(1208);
    expect(layout.rectangleOf(0)).toEqual({ left: 225, top: 0, width: 250, height: 250 });
    expect(layout.rectangleOf(2).left).toBe(225 + 2 * 254);
  });

  test('never outnumber the images, and are centered if there are too few images', () => {
    const [one, other] = placesOf(masonryPlan(squares(2)).layoutAt(1000));
    expect(one?.left).toBeCloseTo(1000 - (other?.left ?? 0) - (other?.width ?? 0));
    expect(one?.width).toBeLessThan(250);
  });
});

test('masonryPlan adds each image to the first of the shortest columns', () => {
  const layout = masonryPlan([tall, square, square, square], { gap: 0, maxColumns: 2 }).layoutAt(400);
  expect(placesOf(layout).map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [200, 0],
    [200, 200],
    [0, 400],
  ]);
  expect(layout.height).toBe(600);
});

test('a horizontal masonry layout adds each image to the first of the shortest rows', () => {
  const options = { direction: 'rows', thumbnailSize: 100, gap: 0, maxColumns: 2 } as const;
  const wide = { width: 200, height: 100 };
  const layout = masonryPlan([wide, square, square, square], options).layoutAt(300);
  expect(placesOf(layout).map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [0, 100],
    [100, 100],
    [200, 0],
  ]);
  expect(layout).toMatchObject({ width: 300, height: 200 });
});

test('masonryPlan reserves space for captions', () => {
  const layout = masonryPlan([{ ...square, captionHeight: 30 }, square], { gap: 5, maxColumns: 1 }).layoutAt(100);
  expect(layout.rectangleOf(0).height).toBe(130);
  expect(layout.rectangleOf(1).top).toBe(135);
});

describe('any masonry layout', () => {
  test('keeps the aspect ratio of every image, and all images inside the layout without overlaps', () => {
    fc.assert(
      fc.property(layoutItems(40), masonries, widths, (items, options, width) => {
        const layout = masonryPlan(items, options).layoutAt(width);
        if (options.direction === 'columns') expectWhole(layout, items);
        expectNoOverlap(layout, options.gap ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  test('includes every image that overlaps a band', () => {
    const bands = fc.tuple(fc.integer({ min: -500, max: 6000 }), fc.integer({ min: 1, max: 1500 }));
    fc.assert(
      fc.property(layoutItems(), masonries, widths, bands, (items, options, width, [from, length]) => {
        const layout = masonryPlan(items, options).layoutAt(width);
        expectBand(layout, from, from + length, options.direction ?? 'columns');
      }),
    );
  });

  test('is the same whether its images are added at once or in batches, and keeps earlier images in place', () => {
    fc.assert(
      fc.property(layoutItems(), layoutItems(), masonries, widths, (items, more, options, width) => {
        const plan = masonryPlan(items, options);
        const before = placesOf(plan.layoutAt(width));
        const appended = plan.append(more).layoutAt(width);
        expect(placesOf(appended)).toEqual(placesOf(masonryPlan([...items, ...more], options).layoutAt(width)));
        // If there are fewer images than columns, they are centered until enough images are appended.
        if (items.length >= (options.maxColumns ?? 0)) {
          expect(placesOf(appended).slice(0, items.length)).toEqual(before);
        }
        expect(placesOf(plan.layoutAt(width))).toEqual(before);
      }),
    );
  });

  test('keeps every image in its column while the number of columns is unchanged', () => {
    fc.assert(
      fc.property(layoutItems(), (items) => {
        const plan = masonryPlan(items);
        const columnsAt = (width: number) => {
          const places = placesOf(plan.layoutAt(width));
          const lefts = [...new Set(places.map(({ left }) => left))].sort((one, other) => one - other);
          return places.map(({ left }) => lefts.indexOf(left));
        };
        expect(columnsAt(760)).toEqual(columnsAt(990));
      }),
    );
  });
});

test('two masonry layouts that extend the same plan do not affect each other', () => {
  const plan = masonryPlan(squares(3));
  const one = plan.append([tall, tall]);
  const other = plan.append([square, square, square]);
  expect(placesOf(one.layoutAt(500))).toEqual(placesOf(masonryPlan([...squares(3), tall, tall]).layoutAt(500)));
  expect(placesOf(other.layoutAt(500))).toEqual(placesOf(masonryPlan(squares(6)).layoutAt(500)));
});

test('appending to a masonry layout of 100,000 images reads only the new sizes', () => {
  const plan = masonryPlan(squares(100_000));
  plan.layoutAt(1000);
  const counted = countedSize();
  const appended = plan.append([counted, counted]);
  expect(appended.layoutAt(1000).rectangleOf(100_001).top).toBeGreaterThan(0);
  expect(counted.readCount()).toBe(2);
});

test('masonryPlan throws for an invalid size', () => {
  expect(() => masonryPlan([], { thumbnailSize: 0 })).toThrow(/thumbnailSize/);
  expect(() => masonryPlan([], { gap: Number.NaN })).toThrow(/gap/);
});
