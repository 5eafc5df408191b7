// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { paintedBox } from '../../../hooks/lightbox/thumbnailFlight/engine/flyImage.ts';
import { ZOOMED, zoomKeyframe } from '../../../hooks/lightbox/thumbnailFlight/zoomKeyframe.ts';

describe('a picture that comes out of its thumbnail', () => {
  test('covers it, and is cut off where it is', () => {
    const thumbnail = { left: 100, top: 100, width: 100, height: 100 };
    const picture = { left: 200, top: 0, width: 800, height: 400 };
    expect(zoomKeyframe(thumbnail, picture)).toEqual({
      transform: 'translate(-450px, -50px) scale(0.25)',
      clipPath: 'inset(0% 25%)',
    });
  });

  test('is where it belongs when the thumbnail is', () => {
    const box = { left: 5, top: 7, width: 30, height: 40 };
    expect(zoomKeyframe(box, box)).toEqual({ ...ZOOMED, transform: 'translate(0px, 0px) scale(1)' });
  });
});

describe('a picture in a larger element', () => {
  const element = { left: 10, top: 20, width: 400, height: 300 };

  test.each([
    ['a wide one', { width: 800, height: 200 }, { left: 10, top: 120, width: 400, height: 100 }],
    ['a high one', { width: 100, height: 200 }, { left: 135, top: 20, width: 150, height: 300 }],
    ['one that fits', { width: 40, height: 30 }, element],
    ['one whose size nobody knows', { width: 0, height: 0 }, element],
  ])('%s is painted in its middle', (_, natural, expected) => {
    expect(paintedBox(element, natural)).toEqual(expected);
  });
});
