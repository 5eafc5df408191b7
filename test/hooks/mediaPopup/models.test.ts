// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { popupPreloadIndices } from '../../../hooks/mediaPopup/popupPreloadIndices.ts';
import { ZOOMED, zoomKeyframe } from '../../../hooks/mediaPopup/zoomKeyframe.ts';

describe('what is loaded ahead', () => {
  test.each([
    [0, 6, true, [1, 2]],
    [4, 6, true, [5, 0]],
    [4, 6, false, [5]],
    [5, 6, false, []],
    [1, 2, true, [0]],
    [0, 1, true, []],
  ])('of image %i of %i, loop %s', (index, total, loop, expected) => {
    expect(popupPreloadIndices({ index, total, loop })).toEqual(expected);
  });
});

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
