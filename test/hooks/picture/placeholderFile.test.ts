// @vitest-environment node
import { expect, test } from 'vitest';
import { placeholderFile } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks';

const image = (rest: Partial<GalleryImage>): GalleryImage => ({ id: '1', url: '/large.jpg', ...rest });

test('the thumbnail stands in, in the size of the picture', () => {
  const thumbnail = { url: '/small.jpg', width: 250, height: 167 };
  expect(placeholderFile(image({ width: 3000, height: 2000, thumbnail }))).toEqual({
    url: '/small.jpg',
    width: 3000,
    height: 2000,
  });
});

test('a thumbnail of unknown size is taken for the whole picture', () => {
  const file = placeholderFile(image({ width: 3000, height: 2000, thumbnail: { url: '/small.jpg' } }));
  expect(file).toMatchObject({ url: '/small.jpg', width: 3000 });
});

test.each<[string, Partial<GalleryImage>]>([
  ['there is no thumbnail', { width: 3000, height: 2000 }],
  ['the size of the picture is unknown', { thumbnail: { url: '/small.jpg', width: 250, height: 167 } }],
  [
    'the thumbnail shows a part only',
    { width: 3000, height: 2000, thumbnail: { url: '/s.jpg', width: 150, height: 150 } },
  ],
])('nothing stands in where %s', (_, rest) => {
  expect(placeholderFile(image(rest))).toBeUndefined();
});
