// @vitest-environment node
import { expect, test } from 'vitest';
import { pagingBand } from '../../../hooks/gallery/imageBrowser/pagingBand.ts';

test.each([
  [0, { isHidden: true, marginPercent: 0, fontSize: null }],
  [108, { isHidden: true, marginPercent: 0, fontSize: null }],
  [109, { isHidden: false, marginPercent: 0, fontSize: null }],
  [200, { isHidden: false, marginPercent: 0, fontSize: null }],
  [201, { isHidden: false, marginPercent: 7, fontSize: 13 }],
  [580, { isHidden: false, marginPercent: 7, fontSize: 13 }],
  [581, { isHidden: false, marginPercent: 14, fontSize: 15 }],
])('pagingBand sizes the pagination of a view that is %i px wide', (width, band) => {
  expect(pagingBand(width)).toEqual(band);
});
