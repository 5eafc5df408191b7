// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containedSizes } from '@loggia/hooks/picture';
import { widthOfSizes } from './widthOfSizes.ts';

test.each([
  ['span the window if the size of the image is unknown', {}, '100vw'],
  [
    'respect the window height and never enlarge the image',
    { width: 1500, height: 1000 },
    '(aspect-ratio > 1.5) and (height < 1000px) 150vh, (width < 1500px) 100vw, 1500px',
  ],
  [
    'never exceed the widest candidate',
    { width: 300, height: 400, candidates: [{ url: '/l.jpg', width: 1200 }] },
    '(aspect-ratio > 0.75) and (height < 1600px) 75vh, (width < 1200px) 100vw, 1200px',
  ],
])('the `sizes` of a contained image %s', (_, size, sizes) => {
  expect(containedSizes({ url: '/a.jpg', ...size })).toBe(sizes);
});

test.each([
  ['the window width only', { width: 1500, height: 1000 }, {}, '(width < 1500px) 100vw, 1500px'],
  ['a container of a given width', { width: 1500, height: 1000 }, { width: 800 }, '(width < 800px) 100vw, 800px'],
  [
    'a container limited by its height',
    { width: 1500, height: 1000 },
    { width: 900, height: 400 },
    '(width < 600px) 100vw, 600px',
  ],
])('the `sizes` of an image fit %s', (_, size, room, sizes) => {
  expect(containedSizes({ url: '/a.jpg', ...size }, room)).toBe(sizes);
});

const pixels = fc.integer({ min: 50, max: 6000 });

test('the `sizes` resolve to the minimum of container width, available height and file width', () => {
  fc.assert(
    fc.property(
      fc.record({ width: pixels, height: pixels }),
      fc.record({ width: pixels, windowHeights: fc.constantFrom(0.75, 1, 4) }, { requiredKeys: ['windowHeights'] }),
      fc.record({ width: pixels, height: pixels }),
      (file, room, window) => {
        const heights = room.windowHeights * window.height * (file.width / file.height);
        const least = Math.min(window.width, room.width ?? Infinity, heights, file.width);
        const told = widthOfSizes(containedSizes({ url: '/a.jpg', ...file }, room), window);
        expect(told).toBeCloseTo(least, 6);
      },
    ),
  );
});
