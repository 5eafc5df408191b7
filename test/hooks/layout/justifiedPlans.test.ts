// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { justifiedPlan } from '../../../hooks/gallery/layout/justifiedPlan.ts';
import type { LayoutItem, JustifiedOptions } from '../../../hooks/gallery/layout/types.ts';
import type { GalleryLayout } from '../../../hooks/gallery/virtual/types.ts';
import { countedSize } from './countedSize.ts';
import {
  expectBand,
  expectNoOverlap,
  expectWhole,
  layoutItems,
  placesOf,
  ROUNDING,
  widths,
} from './layoutArbitraries.ts';

const square = { width: 100, height: 100 };
const squares = (count: number) => Array.from({ length: count }, () => square);
/** A justified layout with rows. */
const rowPlan = (items: readonly LayoutItem[], options: JustifiedOptions = {}) =>
  justifiedPlan(items, { ...options, direction: 'rows' });
const plans = fc.constantFrom(justifiedPlan, rowPlan);

const mosaics = fc.record({
  thumbnailSize: fc.integer({ min: 100, max: 400 }),
  gap: fc.integer({ min: 0, max: 8 }),
  totalWidth: fc.integer({ min: 50, max: 100 }),
  resizable: fc.boolean(),
  fillsWidth: fc.boolean(),
  lastRowStretch: fc.constantFrom(1, 1.5, Infinity),
});

/** Groups images by row, from top to bottom. */
function rowsOf(layout: GalleryLayout) {
  const rows = new Map<number, ReturnType<typeof placesOf>>();
  for (const place of placesOf(layout)) rows.set(place.top, [...(rows.get(place.top) ?? []), place]);
  return [...rows.values()];
}

const rowLengths = (items: readonly LayoutItem[], width: number, options: JustifiedOptions = {}) =>
  rowsOf(rowPlan(items, { gap: 0, ...options }).layoutAt(width)).map((row) => row.length);

describe('the rows of a justified layout', () => {
  // At a width of 640, a square of 250 fits two and a half times.
  test('accept an image if it brings the row closer to the full width', () => {
    expect(rowLengths(squares(9), 640)).toEqual([3, 3, 3]);
    expect(rowLengths(squares(9), 576)).toEqual([2, 2, 2, 3]);
  });

  test('contain a single image if it is wider than the layout', () => {
    expect(rowLengths([{ width: 900, height: 100 }, ...squares(3)], 640)).toEqual([1, 3]);
  });

  test('never end with a single image', () => {
    expect(rowLengths(squares(4), 640)).toEqual([4]);
    expect(rowLengths(squares(7), 640)).toEqual([3, 4]);
  });

  test('fill the width, except for a single row that would have to grow', () => {
    const [first] = rowsOf(rowPlan(squares(6)).layoutAt(640));
    const last = first?.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(640);
    expect(rowPlan(squares(2)).layoutAt(640).height).toBe(250);
  });

  test('keep the height of the last row if it would have to grow too much', () => {
    const items = [...squares(6), { width: 100, height: 150 }, { width: 100, height: 150 }];
    expect(placesOf(rowPlan(items).layoutAt(704)).at(-1)?.height).toBe(250);
    const filled = placesOf(rowPlan(items, { lastRowStretch: Infinity }).layoutAt(704)).at(-1);
    expect((filled?.left ?? 0) + (filled?.width ?? 0)).toBeCloseTo(704);
  });

  test('break at the same images for slightly different widths', () => {
    fc.assert(
      fc.property(layoutItems(), (items) => {
        expect(rowLengths(items, 1010)).toEqual(rowLengths(items, 1090));
      }),
    );
  });
});

describe('the columns of a justified layout', () => {
  test('are as many as fit, fill the width and end at the same height', () => {
    const items = [square, { width: 100, height: 130 }, { width: 100, height: 90 }, square, square];
    const layout = justifiedPlan(items).layoutAt(760);
    const places = placesOf(layout);
    const lefts = [...new Set(places.map(({ left }) => left))];
    expect(lefts).toHaveLength(3);
    for (const own of lefts) {
      const bottoms = places.filter(({ left }) => left === own).map(({ top, height }) => top + height);
      expect(Math.max(...bottoms)).toBeCloseTo(layout.height);
    }
    expect(Math.max(...places.map(({ left, width }) => left + width))).toBeCloseTo(760);
  });

  test('keep the requested average width if `fillsWidth` is false', () => {
    const places = placesOf(justifiedPlan(squares(6), { fillsWidth: false, gap: 0 }).layoutAt(900));
    expect(places[0]).toEqual({ left: 75, top: 0, width: 250, height: 250 });
  });

  test('are never wider than the container', () => {
    expect(justifiedPlan(squares(1)).layoutAt(200).rectangleOf(0)).toMatchObject({ left: 0, width: 200 });
  });
});

describe('a resizable justified layout', () => {
  const heightIn = (windowWidth: number) => rowPlan([square], { resizable: true }).layoutAt(600, windowWidth).height;

  test.each([
    { windowWidth: 320, height: 125 },
    { windowWidth: 640, height: 250 },
    { windowWidth: 1280, height: 250 },
    { windowWidth: 1920, height: 250 },
    { windowWidth: 3840, height: 600 },
  ])('has rows of $height px in a window that is $windowWidth px wide', ({ windowWidth, height }) => {
    expect(heightIn(windowWidth)).toBe(height);
  });
});

test('a justified layout narrower than its container is centered', () => {
  const places = placesOf(rowPlan(squares(9), { totalWidth: 50 }).layoutAt(1280));
  expect(places[0]?.left).toBe(320);
  expect(Math.max(...places.map(({ left, width }) => left + width))).toBeCloseTo(960);
});

describe('any justified layout', () => {
  test('keeps the aspect ratio of every image, and all images inside the layout without overlaps', () => {
    fc.assert(
      fc.property(plans, layoutItems(40), mosaics, widths, (planOf, items, options, width) => {
        const layout = planOf(items, options).layoutAt(width);
        expectWhole(layout, items);
        expectNoOverlap(layout, options.gap);
      }),
      { numRuns: 60 },
    );
  });

  test('fills the width with every row but the last', () => {
    fc.assert(
      fc.property(layoutItems(), mosaics, widths, (items, options, width) => {
        const layout = rowPlan(items, options).layoutAt(width);
        const own = (width * options.totalWidth) / 100;
        for (const row of rowsOf(layout).slice(0, -1)) {
          const last = row.at(-1);
          expect(row[0]?.left).toBeCloseTo((width - own) / 2);
          expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo((width + own) / 2);
        }
      }),
    );
  });

  test('includes every image that overlaps a band', () => {
    const bands = fc.tuple(fc.integer({ min: -500, max: 6000 }), fc.integer({ min: 1, max: 1500 }));
    fc.assert(
      fc.property(plans, layoutItems(), mosaics, widths, bands, (planOf, items, options, width, [from, length]) => {
        expectBand(planOf(items, options).layoutAt(width), from, from + length, 'columns');
      }),
    );
  });

  test('is the same whether its images are added at once or in batches', () => {
    fc.assert(
      fc.property(plans, layoutItems(), layoutItems(), mosaics, widths, (planOf, items, more, options, width) => {
        const plan = planOf(items, options);
        plan.layoutAt(width);
        expect(placesOf(plan.append(more).layoutAt(width))).toEqual(
          placesOf(planOf([...items, ...more], options).layoutAt(width)),
        );
      }),
    );
  });

  test('keeps all rows but the last in place when images are appended', () => {
    fc.assert(
      fc.property(layoutItems(), layoutItems(), widths, (items, more, width) => {
        const plan = rowPlan(items);
        const rows = rowsOf(plan.layoutAt(width)).slice(0, -1).flat();
        const after = placesOf(plan.append(more).layoutAt(width));
        for (const [index, place] of rows.entries()) {
          expect(Math.abs((after[index]?.top ?? -1) - place.top)).toBeLessThan(ROUNDING);
          expect(after[index]?.left).toBeCloseTo(place.left);
        }
      }),
    );
  });
});

test('appending to a justified layout of 100,000 images reads only the new sizes', () => {
  const plan = rowPlan(squares(100_000));
  plan.layoutAt(1000);
  const counted = countedSize();
  expect(plan.append([counted, counted]).layoutAt(1000).rectangleOf(100_001).top).toBeGreaterThan(0);
  expect(counted.readCount()).toBe(2);
});

test.each([
  ['columns', justifiedPlan],
  ['rows', rowPlan],
])('justifiedPlan with %s throws for an invalid size', (_name, planOf) => {
  expect(() => planOf([], { thumbnailSize: -1 })).toThrow(/thumbnailSize/);
  expect(() => planOf([], { totalWidth: 0 })).toThrow(/totalWidth/);
});
