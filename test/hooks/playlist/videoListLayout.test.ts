// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlaylistVideo } from '../../../hooks/data/backend/PlaylistSource.ts';
import type { ListTemplate, VideoListShape } from '../../../hooks/media/playlist/templates/types.ts';
import { videoCarouselItems } from '../../../hooks/media/playlist/templates/videoColumns.ts';
import {
  descriptionLines,
  videoListLayout,
  videoRatio,
} from '../../../hooks/media/playlist/templates/videoListLayout.ts';

const TEMPLATES: readonly ListTemplate[] = ['grid', 'list', 'mix', 'masonry', 'bigThumb'];

const videosOf = (count: number): PlaylistVideo[] =>
  Array.from({ length: count }, (_, index) => ({
    provider: 'youtube',
    id: String(index),
    title: `Video ${index}`,
    description: 'words '.repeat((index * 7) % 40),
  }));

const shapeOf = (width: number, shape: Partial<VideoListShape> = {}): VideoListShape => ({
  width,
  columns: 3,
  thumbnailRatio: 16 / 9,
  hasTitles: true,
  hasDescriptions: true,
  ...shape,
});

const shapes = fc.record({
  width: fc.integer({ min: 100, max: 2560 }),
  columns: fc.integer({ min: 1, max: 6 }),
  thumbnailRatio: fc.constantFrom(16 / 9, 4 / 3),
  hasTitles: fc.boolean(),
  hasDescriptions: fc.boolean(),
});

describe.each(TEMPLATES)('videos in the %s template', (template) => {
  test('lie within the list and do not overlap', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 0, max: 30 }), (shape, count) => {
        const layout = videoListLayout(template, videosOf(count), shape);
        const places = Array.from({ length: count }, (_, index) => layout.rectangleOf(index));
        for (const [index, { left, top, width, height }] of places.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(shape.width + 0.01);
          expect(top + height).toBeLessThanOrEqual(layout.height + 0.01);
          const isApart = places.every(
            (other, otherIndex) =>
              otherIndex === index ||
              other.left >= left + width - 0.01 ||
              left >= other.left + other.width - 0.01 ||
              other.top >= top + height - 0.01 ||
              top >= other.top + other.height - 0.01,
          );
          expect(isApart).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are found by range, and only a few of thousands are in view', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: -500, max: 4000 }), (shape, top) => {
        const layout = videoListLayout(template, videosOf(60), shape);
        const { start, end } = layout.rangeBetween(top, top + 700);
        for (let index = 0; index < 60; index++) {
          const place = layout.rectangleOf(index);
          const isTouched = place.top < top + 700 && place.top + place.height > top;
          if (isTouched) expect(index >= start && index < end).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    const many = videoListLayout(template, videosOf(5000), shapeOf(1000));
    const { start, end } = many.rangeBetween(30_000, 31_000);
    expect(end - start).toBeGreaterThan(0);
    expect(end - start).toBeLessThan(40);
  });
});

describe('a list of videos', () => {
  test.each([
    [358, 3, 2],
    [358, 1, 1],
    [300, 6, 1],
    [720, 6, 4],
    [1120, 6, 6],
    [2528, 4, 4],
  ])('that is %i px wide with up to %i columns has %i columns', (width, columns, expected) => {
    const layout = videoListLayout('grid', videosOf(12), shapeOf(width, { columns }));
    const firstRow = Array.from({ length: 12 }, (_, index) => layout.rectangleOf(index)).filter(({ top }) => top === 0);
    expect(firstRow).toHaveLength(expected);
    expect(videoCarouselItems(columns).findLast(({ minWidth }) => minWidth <= width)?.items).toBe(expected);
  });

  test('scales its carousel breakpoints with the text size', () => {
    expect(videoCarouselItems(3, 2).map(({ minWidth }) => minWidth)).toEqual([0, 672, 1024]);
  });

  test('gives the first video of a mix four cells, or a full row on a phone', () => {
    const wide = videoListLayout('mix', videosOf(9), shapeOf(1000, { columns: 4 }));
    expect(wide.rectangleOf(0).width).toBe(492);
    expect([1, 2, 3, 4].map((index) => wide.rectangleOf(index).left)).toEqual(
      [508, 762, 508, 762].map((left) => expect.closeTo(left)),
    );
    expect(wide.rectangleOf(5)).toMatchObject({ left: 0, top: wide.rectangleOf(0).height + 24 });
    const narrow = videoListLayout('mix', videosOf(9), shapeOf(358));
    expect(narrow.rectangleOf(0).width).toBe(358);
    expect(narrow.rectangleOf(1).left).toBe(0);
  });

  test.each([
    [undefined, 0],
    ['', 0],
    ['Short.', 1],
    ['One\nand another', 2],
    ['word '.repeat(50), 6],
    ['字'.repeat(40), 2],
    ['word '.repeat(5000), 8],
  ])('reserves the number of lines needed for %j: %i', (text, lines) => {
    expect(descriptionLines(text?.slice(0, 300), 300)).toBe(lines);
  });
});

test.each([
  [undefined, '16:9', 16 / 9],
  [4 / 3, '4:3', 4 / 3],
  [1, '4:3', 4 / 3],
  [1.49, '4:3', 4 / 3],
  [1.5, '16:9', 16 / 9],
  [21 / 9, '16:9', 16 / 9],
  [Number.NaN, '16:9', 16 / 9],
])('thumbnails with the ratio %d are displayed as %s', (wanted, name, ratio) => {
  expect(videoRatio(wanted)).toEqual({ name, ratio });
});
