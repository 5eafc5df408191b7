// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { popupPreloadIndices } from '../../../hooks/media/mediaPopup/useMediaPopup.ts';

describe('the preload plan of a pop-up', () => {
  test.each([
    [0, 6, true, [1, 2]],
    [4, 6, true, [5, 0]],
    [4, 6, false, [5]],
    [5, 6, false, []],
    [1, 2, true, [0]],
    [0, 1, true, []],
  ])('at index %i of %i images (loop: %s) contains the indexes %j', (index, total, loop, expected) => {
    expect(popupPreloadIndices({ index, total, loop })).toEqual(expected);
  });
});
