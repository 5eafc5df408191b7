import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useInlineSlideshow } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';

const peaks: readonly GalleryImage[] = [
  { id: '1', url: '/1.jpg', title: 'Eiger' },
  { id: '2', url: '/2.jpg', title: 'Rigi' },
];

test('an inline slideshow says nothing of images that are taken away, and which one is there when others come', () => {
  const { result, rerender } = renderHook(({ images }) => useInlineSlideshow({ images, label: 'Alps' }), {
    initialProps: { images: peaks },
  });
  const said = () => result.current.getAnnouncementProps().children;
  rerender({ images: [] });
  expect(said()).toBe('');
  rerender({ images: peaks });
  expect(said()).toBe('Slide 1 of 2: Eiger');
});
