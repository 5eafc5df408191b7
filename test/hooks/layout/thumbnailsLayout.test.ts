// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thumbnailsLayout } from '../../../hooks/gallery/layout/thumbnailsLayout.ts';

/** Tolerance for floating-point rounding, in CSS pixels. */
const ROUNDING = 0.001;

const layouts = fc
  .record({
    count: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 1, max: 40_000 }).map((tenths) => tenths / 10),
    thumbnailWidth: fc.integer({ min: 1, max: 600 }),
    thumbnailHeight: fc.integer({ min: 1, max: 600 }),
    maxColumns: fc.integer({ min: 1, max: 12 }),
    gap: fc.integer({ min: 0, max: 24 }),
    resizable: fc.boolean(),
  })
  .map((options) => ({ options, layout: thumbnailsLayout(options) }));

const indicesOf = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the columns of a grid', () => {
  test.each([
    { width: 249, columns: 1 },
    { width: 250, columns: 2 },
    { width: 390, columns: 2 },
    { width: 768, columns: 4 },
    { width: 999, columns: 4 },
    { width: 1000, columns: 5 },
    { width: 1440, columns: 5 },
    { width: 2560, columns: 5 },
  ])('number $columns at a width of $width px by default', ({ width, columns }) => {
    const layout = thumbnailsLayout({ count: 12, width });
    expect(layout.rectangleOf(columns).top).toBeGreaterThan(0);
    expect(columns === 1 ? 0 : layout.rectangleOf(columns - 1).top).toBe(0);
    const last = layout.rectangleOf(columns - 1);
    expect(last.left + last.width).toBeCloseTo(width);
  });

  test('never exceed `maxColumns`', () => {
    const layout = thumbnailsLayout({ count: 9, width: 5000, maxColumns: 3 });
    expect(layout.rectangleOf(3)).toMatchObject({ left: 0 });
    expect(layout.rectangleOf(2).width).toBeCloseTo((5000 - 8) / 3);
  });

  test('keep the aspect ratio of the requested thumbnail size', () => {
    const { width, height } = thumbnailsLayout({ count: 1, width: 777 }).rectangleOf(0);
    expect(height / width).toBeCloseTo(140 / 250);
  });

  test('are centered if thumbnails must not grow', () => {
    const layout = thumbnailsLayout({ count: 10, width: 2020, gap: 5, resizable: false });
    expect(layout.rectangleOf(1)).toEqual({ left: 405 + 75, top: 0, width: 250, height: 140 });
  });
});

describe('any grid', () => {
  test('keeps the gap between adjacent thumbnails', () => {
    fc.assert(
      fc.property(layouts, ({ options, layout }) => {
        for (const index of indicesOf(Math.max(0, options.count - 1))) {
          const one = layout.rectangleOf(index);
          const next = layout.rectangleOf(index + 1);
          const isSameRow = Math.abs(one.top - next.top) < ROUNDING;
          const distance = isSameRow ? next.left - one.left - one.width : next.top - one.top - one.height;
          if (one.width > 0) expect(distance).toBeGreaterThanOrEqual(options.gap - ROUNDING);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('contains every thumbnail and ends with the last one', () => {
    fc.assert(
      fc.property(layouts, ({ options, layout }) => {
        for (const index of indicesOf(options.count)) {
          const { left, top, width, height } = layout.rectangleOf(index);
          if (width === 0) return;
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(options.width + ROUNDING);
          expect(top + height).toBeLessThanOrEqual(layout.height + ROUNDING);
        }
        if (options.count === 0) expect(layout.height).toBe(0);
        else {
          const last = layout.rectangleOf(options.count - 1);
          expect(last.top + last.height).toBeCloseTo(layout.height);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('covers exactly the thumbnails that touch a band', () => {
    fc.assert(
      fc.property(
        layouts,
        fc.integer({ min: -2000, max: 9000 }),
        fc.integer({ min: 0, max: 3000 }),
        (made, top, size) => {
          const { options, layout } = made;
          const bottom = top + size;
          const { start, end } = layout.rangeBetween(top, bottom);
          for (const index of indicesOf(options.count)) {
            const place = layout.rectangleOf(index);
            const overlap = Math.min(bottom, place.top + place.height) - Math.max(top, place.top);
            const isCalled = index >= start && index < end;
            if (overlap > ROUNDING && place.height > 0) expect(isCalled).toBe(true);
            if (overlap < -ROUNDING) expect(isCalled).toBe(false);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('never covers earlier thumbnails when the user scrolls down', () => {
    fc.assert(
      fc.property(
        layouts,
        fc.integer({ min: -500, max: 9000 }),
        fc.integer({ min: 1, max: 500 }),
        (made, top, step) => {
          const before = made.layout.rangeBetween(top, top + 800);
          const after = made.layout.rangeBetween(top + step, top + step + 800);
          if (after.end > after.start) expect(after.start).toBeGreaterThanOrEqual(before.start);
          if (before.end > before.start) expect(after.end).toBeGreaterThanOrEqual(before.end);
        },
      ),
    );
  });
});

test('thumbnailsLayout finds the last thumbnails out of ten million', () => {
  const layout = thumbnailsLayout({ count: 10_000_000, width: 1440 });
  expect(layout.rangeBetween(layout.height - 100, layout.height)).toEqual({ start: 9_999_995, end: 10_000_000 });
});

test('thumbnailsLayout covers nothing for an empty band or a container without width', () => {
  expect(thumbnailsLayout({ count: 9, width: 800 }).rangeBetween(50, 50)).toEqual({ start: 0, end: 0 });
  expect(thumbnailsLayout({ count: 9, width: 0 }).rangeBetween(0, 500)).toEqual({ start: 0, end: 0 });
});

test('thumbnailsLayout throws for an invalid size', () => {
  expect(() => thumbnailsLayout({ count: 9, width: 800, thumbnailWidth: 0 })).toThrow(/thumbnailWidth/);
  expect(() => thumbnailsLayout({ count: 9, width: 800, gap: Number.NaN })).toThrow(/gap/);
});
