import { expect, test } from 'vitest';
import { scaledLayout } from '../../../hooks/media/playlist/templates/useVideoList.ts';
import { thumbnailsLayout } from '../../../hooks/gallery/layout/thumbnailsLayout.ts';

test('scaledLayout scales a layout to twice its size', () => {
  const small = thumbnailsLayout({ count: 40, width: 500 });
  const large = scaledLayout(small, 2);
  const { left, top, width, height } = small.rectangleOf(7);
  expect(large.rectangleOf(7)).toEqual({ left: 2 * left, top: 2 * top, width: 2 * width, height: 2 * height });
  expect(large).toMatchObject({ count: 40, width: 1000, height: 2 * small.height });
  expect(large.rangeBetween(600, 900)).toEqual(small.rangeBetween(300, 450));
});
