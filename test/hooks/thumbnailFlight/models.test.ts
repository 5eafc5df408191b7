// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { paintedBox } from '../../../hooks/lightbox/thumbnailFlight/engine/flyImage.ts';
import { ZOOMED, zoomKeyframe } from '../../../hooks/lightbox/thumbnailFlight/zoomKeyframe.ts';

describe('zoomKeyframe', () => {
  test('starts with the image covering the thumbnail, clipped to its shape', () => {
    const thumbnail = { left: 100, top: 100, width: 100, height: 100 };
    const picture = { left: 200, top: 0, width: 800, height: 400 };
    expect(zoomKeyframe(thumbnail, picture)).toEqual({
      transform: 'translate(-450px, -50px) scale(0.25)',
      clipPath: 'inset(0% 25%)',
    });
  });

  test('does not move the image if its box equals the thumbnail’s', () => {
    const box = { left: 5, top: 7, width: 30, height: 40 };
    expect(zoomKeyframe(box, box)).toEqual({ ...ZOOMED, transform: 'translate(0px, 0px) scale(1)' });
  });
});

describe('paintedBox in a larger element', () => {
  const element = { left: 10, top: 20, width: 400, height: 300 };

  test.each([
    ['if wide', { width: 800, height: 200 }, { left: 10, top: 120, width: 400, height: 100 }],
    ['if tall', { width: 100, height: 200 }, { left: 135, top: 20, width: 150, height: 300 }],
    ['if it fits', { width: 40, height: 30 }, element],
    ['if its size is unknown', { width: 0, height: 0 }, element],
  ])('centers the image %s', (_, natural, expected) => {
    expect(paintedBox(element, natural)).toEqual(expected);
  });
});
