import { act, renderHook } from '@testing-library/react-hooks';
import { expect, test, vi } from 'vitest';
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

test('three calls in one moment move an inline slideshow by three', async () => {
  const images = Array.from({ length: 5 }, (_, index) => ({ id: String(index), url: `/${index}.jpg` }));
  const { result } = renderHook(() => useInlineSlideshow({ images, label: 'Alps', effect: 'none' }));
  // A swipe's change is done at once: nothing waits for a picture.
  act(() => {
    for (let call = 0; call < 3; call += 1) result.current.next('swipe');
  });
  await vi.waitFor(() => expect(result.current.index).toBe(3));
});
