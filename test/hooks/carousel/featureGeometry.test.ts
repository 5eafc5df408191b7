// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureGeometry } from '../../../hooks/gallery/carousel/featureGeometry.ts';

describe('a feature carousel of five images in 1000 px', () => {
  const geometry = featureGeometry({ parentWidth: 1000, count: 9 });

  test('scales the images next to the 300 px main image to three quarters', () => {
    expect(geometry).toMatchObject({ imageWidth: 300, imageHeight: 300, visibleCount: 5 });
    expect([0, 1, 2].map((slot) => geometry.positionOf(slot).scale)).toEqual([1, 0.75, 0.5625]);
  });

  test('spaces images evenly, with the outermost at the edges', () => {
    const edgeOf = (slot: number) => geometry.positionOf(slot).offset + (geometry.positionOf(slot).scale * 300) / 2;
    expect([0, 1, 2].map(edgeOf)).toEqual([150, 325, 500]);
    expect(geometry.positionOf(-2).offset).toBe(-geometry.positionOf(2).offset);
  });

  test('hides all other images behind the outermost ones', () => {
    expect(geometry.positionOf(3)).toMatchObject({ opacity: 0, offset: geometry.positionOf(2).offset });
    expect(geometry.positionOf(2).opacity).toBe(1);
  });

  test('stacks images near the middle above images farther out', () => {
    const layers = [0, 1, 2, 3].map((slot) => geometry.positionOf(slot).layer);
    expect(layers).toEqual([...layers].sort((left, right) => right - left));
  });
});

test('a feature carousel narrower than 800 px shrinks in proportion', () => {
  const geometry = featureGeometry({ parentWidth: 400, count: 9 });
  expect(geometry).toMatchObject({ imageWidth: 150, imageHeight: 150 });
  const full = featureGeometry({ parentWidth: 800, count: 9 });
  expect([1, 2].map((slot) => geometry.positionOf(slot).offset * 2)).toEqual(
    [1, 2].map((slot) => full.positionOf(slot).offset),
  );
});

test.each([
  [{ parentWidth: 350, windowWidth: 390 }, 280.8],
  [{ parentWidth: 240, windowWidth: 390 }, 240],
  [{ parentWidth: 900, windowWidth: 1000 }, 480],
  [{ parentWidth: 1400, windowWidth: 1440 }, 700],
])('featureGeometry clamps the minimum image width to the container and window: %o', (widths, expected) => {
  const sizes = { imageWidth: 960, imageHeight: 640, referenceWidth: 1920, minWidth: 480 };
  const { imageWidth, imageHeight } = featureGeometry({ ...sizes, ...widths, count: 9 });
  expect(imageWidth).toBeCloseTo(expected, 5);
  expect(imageHeight).toBeCloseTo((expected * 2) / 3, 5);
});

test('featureGeometry reveals an equal part of each side image if `fitsContainer` is false', () => {
  const geometry = featureGeometry({ parentWidth: 1000, count: 9, fitsContainer: false });
  const edgeOf = (slot: number) => geometry.positionOf(slot).offset + (geometry.positionOf(slot).scale * 300) / 2 - 150;
  expect([1, 2].map(edgeOf)).toEqual([56.25, 112.5]);
});

test('a feature carousel with an even number of images shows the extra image after the middle', () => {
  const geometry = featureGeometry({ parentWidth: 1000, count: 4 });
  expect([-2, -1, 0, 1, 2, 3].map((slot) => geometry.positionOf(slot).opacity)).toEqual([0, 1, 1, 1, 1, 0]);
});

test.each([2, 3, 4, 5])(
  'a feature carousel of %i images fits its container, with the outermost image at the edge',
  (count) => {
    const geometry = featureGeometry({ parentWidth: 1000, count });
    const slots = Array.from({ length: count }, (_, slot) => slot - Math.floor((count - 1) / 2));
    const places = slots.map((slot) => geometry.positionOf(slot));
    expect(places.map(({ opacity }) => opacity)).toEqual(slots.map(() => 1));
    const edges = places.map(({ offset, scale }) => offset + (scale * geometry.imageWidth) / 2);
    expect(Math.max(...edges)).toBe(500);
  },
);

test('featureGeometry returns finite positions within the container for any input', () => {
  const input = fc.record({
    parentWidth: fc.integer({ min: 0, max: 3000 }),
    count: fc.integer({ min: 0, max: 40 }),
    columns: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(input, fc.integer({ min: -9, max: 9 }), (sizes, slot) => {
      const geometry = featureGeometry({ ...sizes, imageWidth: 200 });
      const { offset, scale } = geometry.positionOf(slot);
      expect(Number.isFinite(offset)).toBe(true);
      const edge = Math.abs(offset) + (scale * geometry.imageWidth) / 2;
      expect(edge).toBeLessThanOrEqual(Math.max(sizes.parentWidth, geometry.imageWidth) / 2 + 0.001);
    }),
  );
});
