// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverFit } from '../../../hooks/gallery/layout/imageSizes.ts';

test.each([
  {
    title: 'a taller image is as wide as the cell',
    image: { width: 300, height: 400 },
    fitted: { width: 250, height: 1000 / 3 },
  },
  {
    title: 'a wider image is as tall as the cell',
    image: { width: 1400, height: 350 },
    fitted: { width: 560, height: 140 },
  },
  {
    title: 'an image with the aspect ratio of the cell fills the cell',
    image: { width: 500, height: 280 },
    fitted: { width: 250, height: 140 },
  },
  {
    title: 'an image of unknown height is assumed to fit the cell',
    image: { width: 500 },
    fitted: { width: 250, height: 140 },
  },
  { title: 'an image of unknown size is assumed to fit the cell', image: {}, fitted: { width: 250, height: 140 } },
  {
    title: 'an image of height 0 is assumed to fit the cell',
    image: { width: 500, height: 0 },
    fitted: { width: 250, height: 140 },
  },
])('$title', ({ image, fitted }) => {
  const { width, height } = coverFit({ width: 250, height: 140 }, image);
  expect(width).toBeCloseTo(fitted.width);
  expect(height).toBeCloseTo(fitted.height);
});

test('coverFit covers the cell, keeps the aspect ratio and touches the cell on two sides', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(side, side, side, side, (cellWidth, cellHeight, width, height) => {
      const fitted = coverFit({ width: cellWidth, height: cellHeight }, { width, height });
      expect(fitted.width / cellWidth).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(fitted.height / cellHeight).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(fitted.width / fitted.height / (width / height)).toBeCloseTo(1);
      expect(Math.min(fitted.width / cellWidth, fitted.height / cellHeight)).toBeCloseTo(1);
    }),
  );
});
