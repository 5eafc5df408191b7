// @vitest-environment node
import { expect, test } from 'vitest';
import { placeholderFile } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks';

const image = (rest: Partial<GalleryImage>): GalleryImage => ({ id: '1', url: '/large.jpg', ...rest });

test('the placeholder is the thumbnail at the size of the full image', () => {
  const thumbnail = { url: '/small.jpg', width: 250, height: 167 };
  expect(placeholderFile(image({ width: 3000, height: 2000, thumbnail }))).toEqual({
    url: '/small.jpg',
    width: 3000,
    height: 2000,
  });
});

test('a thumbnail of unknown size is assumed to be uncropped', () => {
  const file = placeholderFile(image({ width: 3000, height: 2000, thumbnail: { url: '/small.jpg' } }));
  expect(file).toMatchObject({ url: '/small.jpg', width: 3000 });
});

test.each<[string, Partial<GalleryImage>]>([
  ['there is no thumbnail', { width: 3000, height: 2000 }],
  ['the size of the image is unknown', { thumbnail: { url: '/small.jpg', width: 250, height: 167 } }],
  ['the thumbnail is cropped', { width: 3000, height: 2000, thumbnail: { url: '/s.jpg', width: 150, height: 150 } }],
])('an image has no placeholder if %s', (_, rest) => {
  expect(placeholderFile(image(rest))).toBeUndefined();
});
