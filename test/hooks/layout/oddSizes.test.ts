// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { masonryPlan } from '../../../hooks/gallery/layout/masonryPlan.ts';
import { naturalSize } from '../../../hooks/gallery/layout/imageSizes.ts';
import type { LayoutSize } from '../../../hooks/gallery/layout/types.ts';
import { justifiedPlan } from '../../../hooks/gallery/layout/justifiedPlan.ts';
import { pictureAttributes } from '../../../hooks/core/picture/pictureAttributes.ts';

const sized = (width: unknown, height: unknown) => ({ id: '1', url: '/1.jpg', width, height }) as never;
const LEAST_PRESSED_PX = 24;
const MAX_PX = 2500;

describe('the natural size of an image', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test.each([['1200px'], [-1200], [Infinity], [Number.NaN], ['1e3'], [0], [undefined], [null], [{}]])(
    'is unknown if a side is %o',
    (side) => {
      expect(naturalSize(sized(side, 800))).toBeUndefined();
      expect(naturalSize(sized(800, side))).toBeUndefined();
      expect(pictureAttributes(sized(side, 800), '100vw').image.width).toBeUndefined();
    },
  );

  test('is reported at most once if unusable', () => {
    naturalSize(sized('1200px', 800));
    naturalSize(sized('1e3', 800));
    expect(vi.mocked(console.warn).mock.calls.length).toBeLessThanOrEqual(1);
  });

  test.each([
    [800, 600, 800, 600],
    [10_000, 100, 500, 100],
    [100, 10_000, 100, 500],
    [5000, 1000, 5000, 1000],
  ])('is limited from %i × %i px to %i × %i px', (width, height, roomWidth, roomHeight) => {
    expect(naturalSize(sized(width, height))).toEqual({ width: roomWidth, height: roomHeight });
  });
});

describe.each([
  ['a masonry layout', (items: readonly LayoutSize[]) => masonryPlan(items)],
  ['a horizontal masonry layout', (items: readonly LayoutSize[]) => masonryPlan(items, { direction: 'rows' })],
  ['a vertical justified layout', (items: readonly LayoutSize[]) => justifiedPlan(items)],
  ['a horizontal justified layout', (items: readonly LayoutSize[]) => justifiedPlan(items, { direction: 'rows' })],
])('%s', (_name, planOf) => {
  test('keeps every image large enough to tap, whatever the aspect ratios', () => {
    const sizes: readonly (readonly [number, number])[] = [
      [100, 1],
      [1, 100],
      [3, 2],
      [1, 100],
      [100, 1],
      [2, 3],
    ];
    // As passed by a caller that uses the plan directly.
    const items = sizes.map(([width, height]) => ({ width: width * 100, height: height * 100 }));
    const layout = planOf(items).layoutAt(1000);
    for (let index = 0; index < items.length; index++) {
      const { width, height } = layout.rectangleOf(index);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_PRESSED_PX);
      expect(Math.max(width, height)).toBeLessThan(MAX_PX);
    }
  });

  test.each([['1200px'], [-1200], [Infinity], [Number.NaN], [0], [undefined]])(
    'treats an item with the side %o as a square',
    (side) => {
      const spy = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const square = { width: 100, height: 100 };
      const places = (item: LayoutSize) => {
        const layout = planOf([square, item, square]).layoutAt(1000);
        return [0, 1, 2].map((index) => layout.rectangleOf(index));
      };
      expect(places({ width: side, height: 100 } as never)).toEqual(places(square));
      expect(places({ width: 100, height: side } as never)).toEqual(places(square));
      spy.mockRestore();
    },
  );
});
