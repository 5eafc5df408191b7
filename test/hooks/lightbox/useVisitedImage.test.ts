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

test('useSettledImageId returns the ID of an embed once the lightbox has settled on the embed', () => {
  expect(visit([film, false], [film, true], [film, false])).toEqual([undefined, 'film', 'film']);
});

test('useSettledImageId keeps the ID of an embed while the user moves past another embed', () => {
  expect(visit([film, true], [other, false], [film, false])).toEqual(['film', 'film', 'film']);
});

test('useSettledImageId requires the lightbox to settle again after showing another image', () => {
  expect(visit([film, true], [photo, false], [film, false], [film, true])).toEqual([
    'film',
    undefined,
    undefined,
    'film',
  ]);
});
