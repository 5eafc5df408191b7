import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useSettledImageId } from '@loggia/hooks/lightbox';
import type { GalleryImage } from '@loggia/hooks';

const photo: GalleryImage = { id: 'photo', url: '/photo.jpg' };
const film: GalleryImage = { id: 'film', url: 'https://example.org/film', kind: 'video' };
const other: GalleryImage = { ...film, id: 'other' };

function visit(...steps: readonly (readonly [GalleryImage, boolean])[]) {
  const { result, rerender } = renderHook(
    ({ image, isSettled }: { image?: GalleryImage | undefined; isSettled: boolean }) =>
      useSettledImageId({ image, isSettled }),
    { initialProps: { image: undefined as GalleryImage | undefined, isSettled: false } },
  );
  return steps.map(([image, isSettled]) => {
    rerender({ image, isSettled });
    return result.current;
  });
}

test('an embed is visited once the visitor has come to rest on it', () => {
  expect(visit([film, false], [film, true], [film, false])).toEqual([undefined, 'film', 'film']);
});

test('an image that is passed by is not visited, and the one before stays the visited one', () => {
  expect(visit([film, true], [other, false], [film, false])).toEqual(['film', 'film', 'film']);
});

test('an image has to come to rest again after the visitor has left it', () => {
  expect(visit([film, true], [photo, false], [film, false], [film, true])).toEqual([
    'film',
    undefined,
    undefined,
    'film',
  ]);
});
