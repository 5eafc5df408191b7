import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  useInlinePlayback,
  useInlineSlideshow,
  type GalleryImage,
  type UseInlineSlideshowOptions,
} from '@loggia/hooks';

const peaks: readonly GalleryImage[] = [
  { id: '1', url: '/1.jpg', title: 'Eiger' },
  { id: '2', url: '/2.jpg', title: 'Rigi' },
];

test('useInlineSlideshow announces nothing without images, and the current slide once images return', () => {
  const { result, rerender } = renderHook(({ images }) => useInlineSlideshow({ images, label: 'Alps' }), {
    initialProps: { images: peaks },
  });
  const said = () => result.current.getStatusProps().children;
  rerender({ images: [] });
  expect(said()).toBe('');
  rerender({ images: peaks });
  expect(said()).toBe('Slide 1 of 2: Eiger');
});

test('useInlineSlideshow loads a failed image again when its URL changes', () => {
  const { result, rerender } = renderHook(({ images }) => useInlineSlideshow({ images, label: 'Alps' }), {
    initialProps: { images: peaks },
  });
  act(() => result.current.getImageProps({ index: 0 }).onError?.({} as never));
  expect(result.current.imageStatus).toBe('failed');
  rerender({ images: peaks.map((peak) => ({ ...peak, url: `${peak.url}?signed=2` })) });
  expect(result.current.imageStatus).toBe('loading');
});

test('useInlineSlideshow marks the slide of the initial image, even after the list has been reordered', () => {
  const images = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}.jpg` }));
  const { result, rerender } = renderHook((given) => useInlineSlideshow({ label: 'Alps', effect: 'none', ...given }), {
    initialProps: { images, index: 1 },
  });
  const first = () => result.current.slides.filter(({ isFirst }) => isFirst).map(({ image }) => image.id);
  expect(first()).toEqual(['b']);
  rerender({ images: images.toReversed(), index: 1 });
  expect(first()).toEqual(['b']);
  rerender({ images, index: 0 });
  expect(result.current.slides.find(({ role }) => role === 'current')?.isFirst).toBe(false);
});

test('useInlineSlideshow moves by three slides after three calls in one update', async () => {
  const images = Array.from({ length: 5 }, (_, index) => ({ id: String(index), url: `/${index}.jpg` }));
  const { result } = renderHook(() => useInlineSlideshow({ images, label: 'Alps', effect: 'none' }));
  // A change by swipe completes at once, without waiting for an image.
  act(() => {
    for (let call = 0; call < 3; call += 1) result.current.next('swipe');
  });
  await vi.waitFor(() => expect(result.current.index).toBe(3));
});

describe('the shown image of an inline slideshow', () => {
  const imagesOf = (ids: string): readonly GalleryImage[] =>
    [...ids].map((id) => ({ id, url: `/${id}.jpg`, title: id }));
  const renderShow = (options: Partial<UseInlineSlideshowOptions> = {}) => {
    const onIndexChange = vi.fn();
    const initialProps: { readonly ids: string } & Partial<UseInlineSlideshowOptions> = { ids: 'abcd' };
    const hook = renderHook(
      ({ ids, ...more }: typeof initialProps) => {
        const show = useInlineSlideshow({
          label: 'Alps',
          effect: 'none',
          ...options,
          onIndexChange,
          images: imagesOf(ids),
          ...more,
        });
        return { show, playback: useInlinePlayback(show, { autoplay: true, intervalMs: 5000, enabled: true }) };
      },
      { initialProps, wrapper: StrictMode },
    );
    const shown = () => hook.result.current.show.image?.id;
    return { ...hook, onIndexChange, shown };
  };

  test.each([
    ['prepended to', 'xyabcd', 3],
    ['sorted in reverse', 'dcba', 2],
    ['shortened at the start', 'bcd', 0],
    ['replaced except for this image', 'wxyzb', 4],
  ])('stays shown when the list is %s', (_, ids, index) => {
    const { rerender, result, shown, onIndexChange } = renderShow({ defaultIndex: 1 });
    rerender({ ids });
    expect(shown()).toBe('b');
    expect(result.current.show).toMatchObject({ index, transition: null, offset: 1 - index });
    expect(result.current.show.getStatusProps().children).toBe('');
    if (index === 1) return;
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(index, expect.objectContaining({ reason: 'imagesChanged' }));
  });

  test('is replaced by the previous image if it was last in the list and is removed', () => {
    const { rerender, shown } = renderShow({ defaultIndex: 3 });
    rerender({ ids: 'abc' });
    expect(shown()).toBe('c');
    rerender({ ids: 'ab' });
    expect(shown()).toBe('b');
  });

  test('is shown again after the list was temporarily empty', () => {
    const { rerender, shown } = renderShow({ defaultIndex: 1 });
    rerender({ ids: '' });
    expect(shown()).toBeUndefined();
    rerender({ ids: 'xabcd' });
    expect(shown()).toBe('b');
  });

  test('follows a controlled index that changes together with the list', () => {
    const { rerender, shown, onIndexChange } = renderShow({ index: 1 });
    rerender({ ids: 'xyabcd', index: 0 });
    expect(shown()).toBe('x');
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  test('stays shown until the controlled index is updated, and each new index is reported once', () => {
    const { rerender, shown, onIndexChange } = renderShow({ index: 1 });
    rerender({ ids: 'xabcd' });
    rerender({ ids: 'xabcd' });
    expect(shown()).toBe('b');
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
    rerender({ ids: 'xyabcd' });
    expect(shown()).toBe('b');
    expect(onIndexChange).toHaveBeenLastCalledWith(3, expect.anything());
  });

  test('stays shown when its index changes during a slide change, which ends immediately', () => {
    const { rerender, result, shown } = renderShow({ effect: 'fade' });
    act(() => result.current.show.goTo(2, 'arrow'));
    expect(result.current.show.transition).toMatchObject({ fromIndex: 0, toIndex: 2 });
    rerender({ ids: 'xabcd' });
    expect(shown()).toBe('c');
    expect(result.current.show.transition).toBeNull();
  });

  test('changes to the requested image even if the list has been reordered', async () => {
    const { rerender, result, shown } = renderShow({ effect: 'fade' });
    act(() => {
      result.current.show.goTo(1, 'arrow');
      result.current.show.goTo(3, 'arrow');
    });
    rerender({ ids: 'xyabcd' });
    await vi.waitFor(() => expect(shown()).toBe('d'));
  });

  test('keeps its autoplay interval when images are prepended repeatedly', () => {
    vi.useFakeTimers();
    const { rerender, result, shown } = renderShow();
    const { getImageProps } = result.current.show;
    act(() => getImageProps({ index: 0 }).onError?.({} as never));
    for (const ids of ['xabcd', 'yxabcd', 'zyxabcd']) {
      act(() => vi.advanceTimersByTime(1500));
      rerender({ ids });
    }
    expect(result.current.playback.isPlaying).toBe(true);
    expect(shown()).toBe('a');
    act(() => vi.advanceTimersByTime(501));
    expect(shown()).toBe('b');
    vi.useRealTimers();
  });
});
