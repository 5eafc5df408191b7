// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionHeight, thumbnailsLayout } from '@loggia/hooks/layout';
import { withCaptions } from '../../../hooks/gallery/layout/captions.ts';

test.each([
  { hasTitle: false, hasDescription: false, height: 0 },
  { hasTitle: true, hasDescription: false, height: 4 + 2 * 20 + 4 },
  { hasTitle: false, hasDescription: true, height: 4 + 3 * 18 + 4 },
  { hasTitle: true, hasDescription: true, height: 4 + 2 * 20 + 3 * 18 + 4 },
])('captionHeight with title $hasTitle and description $hasDescription is $height px', ({ height, ...texts }) => {
  expect(captionHeight(texts)).toBe(height);
});

describe('withCaptions', () => {
  const grid = thumbnailsLayout({
    count: 7,
    width: 300,
    thumbnailWidth: 100,
    thumbnailHeight: 50,
    maxColumns: 3,
    gap: 0,
  });

  test('adds the caption height to every row', () => {
    const captioned = withCaptions(grid, 30, 0);
    expect(captioned.rectangleOf(0)).toEqual({ left: 0, top: 0, width: 100, height: 80 });
    expect(captioned.rectangleOf(6)).toEqual({ left: 0, top: 160, width: 100, height: 80 });
    expect(captioned.height).toBe(3 * 80);
  });

  test('returns the grid unchanged if there are no captions', () => {
    expect(withCaptions(grid, 0, 0)).toBe(grid);
  });

  const sizes = fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    width: fc.integer({ min: 50, max: 900 }),
    gap: fc.integer({ min: 0, max: 20 }),
    thumbnailHeight: fc.integer({ min: 40, max: 200 }),
  });

  test('includes every image that overlaps a band, and none beyond its neighbors', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 120 }),
        fc.nat(2000),
        fc.nat(900),
        (options, height, top, length) => {
          const layout = withCaptions(thumbnailsLayout(options), height, options.gap);
          const bottom = top + length + 1;
          const { start, end } = layout.rangeBetween(top, bottom);
          for (let index = 0; index < options.count; index++) {
            const place = layout.rectangleOf(index);
            const touches = place.top < bottom - 0.01 && place.top + place.height > top + 0.01;
            if (touches) expect(index >= start && index < end).toBe(true);
            const isFar = place.top > bottom + place.height || place.top + 2 * place.height + options.gap < top;
            if (isFar) expect(index >= start && index < end).toBe(false);
          }
          const last = layout.rectangleOf(options.count - 1);
          expect(layout.height).toBeCloseTo(last.top + last.height, 4);
        },
      ),
    );
  });
});
