import fc from 'fast-check';
import { expect } from 'vitest';
import { boundedRatio } from '../../../hooks/core/picture/imageShape.ts';
import type { LayoutItem } from '../../../hooks/gallery/layout/types.ts';
import type { GalleryLayout } from '../../../hooks/gallery/virtual/types.ts';

/** Tolerance for floating-point rounding, in CSS pixels. */
export const ROUNDING = 0.01;

/** Images from portrait to panorama. */
export const layoutItems = (maxLength = 60): fc.Arbitrary<LayoutItem[]> =>
  fc.array(fc.record({ width: fc.integer({ min: 300, max: 2000 }), height: fc.integer({ min: 300, max: 2000 }) }), {
    maxLength,
  });

/** Container widths, in CSS pixels. */
export const widths = fc.integer({ min: 2400, max: 30_000 }).map((tenths) => tenths / 10);

const indicesOf = ({ count }: GalleryLayout) => Array.from({ length: count }, (_, index) => index);

/** The rectangles of a layout, in order. */
export const placesOf = (layout: GalleryLayout) => indicesOf(layout).map((index) => layout.rectangleOf(index));

/** Expects that no two images overlap, and that the gap separates them. */
export function expectNoOverlap(layout: GalleryLayout, gap: number): void {
  const places = placesOf(layout);
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width);
      const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height);
      expect(Math.max(across, down)).toBeGreaterThan(gap - ROUNDING);
    }
  }
}

/** Expects every image to be inside the layout, in the aspect ratio of its file (between 1:5 and 5:1). */
export function expectWhole(layout: GalleryLayout, items: readonly LayoutItem[]): void {
  expect(layout.count).toBe(items.length);
  for (const [index, { left, top, width, height }] of placesOf(layout).entries()) {
    const item = items[index] ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(boundedRatio(item), 3);
    expect(Math.min(left, top)).toBeGreaterThan(-ROUNDING);
    expect(left + width).toBeLessThan(layout.width + ROUNDING);
    expect(top + height).toBeLessThan(layout.height + ROUNDING);
  }
}

/** Expects every item that touches the band to be in the range. */
export function expectBand(layout: GalleryLayout, from: number, to: number, axis: 'columns' | 'rows'): void {
  const { start, end } = layout.rangeBetween(from, to);
  for (const [index, place] of placesOf(layout).entries()) {
    const [begin, length] = axis === 'columns' ? [place.top, place.height] : [place.left, place.width];
    const overlap = Math.min(to, begin + length) - Math.max(from, begin);
    if (overlap > ROUNDING) expect(index >= start && index < end).toBe(true);
  }
  expect(end).toBeGreaterThanOrEqual(start);
}
