// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnSizes } from '../../../hooks/gallery/layout/useMasonry.ts';
import { masonryPlan, justifiedPlan, thumbnailSizes } from '../../../hooks/gallery/layout/index.ts';
import { thumbnailsLayout } from '../../../hooks/gallery/layout/thumbnailsLayout.ts';
import type { GalleryLayout } from '../../../hooks/gallery/virtual/types.ts';
import { THUMBNAIL_SIDES_PX } from '../../../hooks/adapters/wordpress/constants.ts';
import { layoutItems, placesOf, widths } from './layoutArbitraries.ts';

const squares = (count: number) => Array.from({ length: count }, () => ({ width: 100, height: 100 }));
const upTo = (max: number) => fc.oneof(fc.double({ min: 1e-6, max, noNaN: true }), fc.constant(1e-6), fc.constant(max));

const absurd = fc.record({
  direction: fc.constantFrom('columns' as const, 'rows' as const),
  thumbnailSize: upTo(1e9),
  maxColumns: upTo(1e9),
  gap: upTo(1e7),
  resizable: fc.boolean(),
});

function expectNumbers(layout: GalleryLayout): void {
  for (const place of placesOf(layout)) expect(Object.values(place).every(Number.isFinite)).toBe(true);
  expect(Number.isFinite(layout.height)).toBe(true);
}

describe('extreme layout options', () => {
  test('give finite positions in masonry, justified and grid layouts', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(layoutItems(20), absurd, widths, (items, options, width) => {
        for (const planOf of [masonryPlan, justifiedPlan]) {
          expectNumbers(planOf(items, options).layoutAt(width));
        }
        const { thumbnailSize: thumbnailWidth } = options;
        expectNumbers(thumbnailsLayout({ ...options, thumbnailWidth, count: items.length, width }));
        expect(columnSizes(options).length).toBeLessThan(20_000);
        // These options are for a grid, because a server cannot reduce the widths of a grid (`THUMBNAIL_SIDES_PX`).
        const grid = { ...options, thumbnailWidth: Math.max(thumbnailWidth, THUMBNAIL_SIDES_PX[0]) };
        expect(thumbnailSizes(grid, {}).length).toBeLessThan(20_000);
      }),
    );
  });

  test('give each image its own row if the number of rows is huge', () => {
    const layout = masonryPlan(squares(12), { direction: 'rows', maxColumns: 1e6 }).layoutAt(800);
    expect(new Set(placesOf(layout).map(({ top }) => top)).size).toBe(12);
  });
});
