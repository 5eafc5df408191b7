import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HERO_CAROUSEL, TESTIMONIAL_CAROUSEL } from '../../../hooks/gallery/carousel/presets.ts';
import { useCarousel } from '../../../hooks/gallery/carousel/useCarousel.ts';
import { useFeatureCarousel } from '../../../hooks/gallery/carousel/useFeatureCarousel.ts';
import type { UseCarouselOptions } from '../../../hooks/gallery/carousel/types.ts';

type Options = Partial<UseCarouselOptions>;

const renderCarousel = (options: Options = {}) =>
  renderHook((props: Options) => useCarousel({ label: 'Quotes', count: 5, ...options, ...props }), {
    wrapper: StrictMode,
    initialProps: {},
  });

/** A carousel with custom markup. */
function StrangersCarousel(options: Options) {
  const carousel = useCarousel({ label: 'Quotes', count: 3, ...options });
  return (
    <div {...carousel.getRegionProps()}>
      <button {...carousel.slideshow.getPlayButtonProps()} />
      <button {...carousel.getNextButtonProps()} />
      <div {...carousel.getViewportProps({ 'data-testid': 'viewport' })}>
        <div {...carousel.getTrackProps()}>
          {carousel.slides.map(({ index }) => (
            <div key={index} {...carousel.getSlideProps({ index, 'data-testid': `slide-${index}` })} />
          ))}
        </div>
      </div>
      <div {...carousel.getStatusProps({ 'data-testid': 'said' })} />
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useCarousel navigation', () => {
  test('goes forward, back and to any slide with stable functions', () => {
    const { result } = renderCarousel();
    const { next, previous, goTo } = result.current;
    act(() => next());
    act(() => next());
    expect(result.current.index).toBe(2);
    act(() => previous());
    expect(result.current.index).toBe(1);
    act(() => goTo(99));
    expect(result.current).toMatchObject({ index: 4, hasNext: false, page: 4 });
    expect(result.current).toMatchObject({ next, previous, goTo });
  });

  test.each([false, true])('applies every call made in one update (loop: %s)', (loop) => {
    const { result } = renderCarousel({ loop });
    act(() => {
      for (let call = 0; call < 3; call += 1) result.current.next();
    });
    expect(result.current.index).toBe(3);
    act(() => {
      result.current.previous();
      result.current.previous();
      result.current.goTo(4);
      result.current.previous();
    });
    expect(result.current.index).toBe(3);
  });

  test('wraps around when looping', () => {
    const { result } = renderCarousel({ loop: true });
    act(() => result.current.previous());
    expect(result.current).toMatchObject({ index: 4, hasNext: true });
    act(() => result.current.next());
    expect(result.current.index).toBe(0);
  });

  test('does nothing while disabled or with fewer than two slides', () => {
    for (const options of [{ enabled: false }, { count: 0 }, { count: 1 }]) {
      const { result } = renderCarousel({ ...options, loop: true });
      act(() => result.current.next());
      expect(result.current).toMatchObject({ index: 0, hasArrows: false, hasDots: false, hasPlayButton: false });
    }
  });

  test('reports the requested index but keeps the current index if controlled', () => {
    const onIndexChange = vi.fn();
    const { result, rerender } = renderCarousel({ index: 1, onIndexChange });
    act(() => result.current.next('arrow'));
    expect(onIndexChange).toHaveBeenCalledWith(2, expect.objectContaining({ reason: 'arrow' }));
    expect(result.current.index).toBe(1);
    rerender({ index: 3 });
    expect(result.current.index).toBe(3);
  });

  test('clamps the index when slides are removed', () => {
    const { result, rerender } = renderCarousel({ defaultIndex: 4 });
    rerender({ count: 2 });
    expect(result.current.index).toBe(1);
  });
});

describe('useCarousel timing', () => {
  test('shows the next hero slide after five seconds and wraps around', () => {
    const { result } = renderCarousel({ ...HERO_CAROUSEL, count: 3 });
    for (const index of [1, 2, 0]) {
      act(() => vi.advanceTimersByTime(4999));
      expect(result.current.index).not.toBe(index);
      act(() => vi.advanceTimersByTime(1));
      expect(result.current.index).toBe(index);
    }
  });

  test('pauses autoplay while `pauseReasons` is not empty', () => {
    const { result, rerender } = renderCarousel({ ...HERO_CAROUSEL, count: 3, pauseReasons: ['video'] });
    act(() => vi.advanceTimersByTime(20_000));
    expect(result.current.index).toBe(0);
    expect([...result.current.slideshow.pausedBy]).toEqual(['video']);
    rerender({ pauseReasons: [] });
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current.index).toBe(1);
  });

  test('goes to the latest `jumpTo` slide after `jumpDelayMs`', () => {
    const { result, rerender } = renderCarousel({ count: 40, jumpDelayMs: 600 });
    rerender({ jumpTo: 20 });
    act(() => vi.advanceTimersByTime(500));
    rerender({ jumpTo: 30 });
    act(() => vi.advanceTimersByTime(599));
    expect(result.current.index).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.index).toBe(30);
  });
});

test('the testimonial preset shows dots, hides arrows and does not autoplay', () => {
  const { result } = renderCarousel({ ...TESTIMONIAL_CAROUSEL, count: 3 });
  expect(result.current).toMatchObject({ hasDots: true, hasArrows: false, hasPlayButton: false, visibleCount: 1 });
});

test('useFeatureCarousel shows five slides, wraps around and offers a play button', () => {
  const { result } = renderHook(() => useFeatureCarousel({ label: 'Alps', count: 9 }));
  expect(result.current).toMatchObject({ visibleCount: 5, hasArrows: true, hasDots: false, hasPlayButton: true });
  act(() => result.current.previous());
  expect(result.current.index).toBe(8);
});

describe('useCarousel prop getters', () => {
  test('make slides out of view inert and announce the slide selected by the user', () => {
    render(<StrangersCarousel />);
    const isInert = (index: number) => screen.getByTestId(`slide-${index}`).hasAttribute('inert');
    expect([0, 1].map(isInert)).toEqual([false, true]);
    expect(screen.getByTestId('said').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect([0, 1].map(isInert)).toEqual([true, false]);
    expect(screen.getByTestId('said').textContent).toBe('Slide 2 of 3');
  });

  test('announce nothing during autoplay', () => {
    render(<StrangersCarousel autoplay intervalMs={1000} loop />);
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByTestId('slide-1').hasAttribute('data-current')).toBe(true);
    expect(screen.getByTestId('said').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    expect(screen.getByTestId('said').textContent).toBe('');
  });
});

describe('a carousel with `keyOf`', () => {
  const renderNamed = (options: Options = {}) => {
    const onIndexChange = vi.fn();
    const initialProps: Options & { readonly ids: string } = { ids: 'abcde' };
    const hook = renderHook(
      ({ ids, ...more }: typeof initialProps) =>
        useCarousel({
          label: 'Quotes',
          loop: true,
          ...options,
          onIndexChange,
          count: ids.length,
          keyOf: (index) => ids.charAt(index),
          ...more,
        }),
      { wrapper: StrictMode, initialProps },
    );
    return { ...hook, onIndexChange };
  };

  test.each([
    ['prepended to', 'xyabcde', 4],
    ['sorted in reverse', 'edcba', 2],
    ['shortened at the start', 'cde', 0],
    ['replaced entirely', 'vwxyz', 2],
  ])('keeps the shown slide, or else its index, when the list is %s', (_, ids, index) => {
    const { result, rerender, onIndexChange } = renderNamed({ defaultIndex: 2 });
    rerender({ ids });
    expect(result.current.index).toBe(index);
    expect(result.current.getStatusProps().children).toBe('');
    const calls =
      ids.includes('c') && index !== 2 ? [[index, expect.objectContaining({ reason: 'slidesChanged' })]] : [];
    expect(onIndexChange.mock.calls).toEqual(calls);
  });

  test('keeps the shown slide until the controlled index changes', () => {
    const { result, rerender } = renderNamed({ index: 1 });
    rerender({ ids: 'xabcde' });
    expect(result.current.index).toBe(2);
    rerender({ ids: 'xabcde', index: 0 });
    expect(result.current.index).toBe(0);
  });

  test('continues from the new index of the shown slide', () => {
    const { result, rerender } = renderNamed({ defaultIndex: 1 });
    rerender({ ids: 'xyabcde' });
    act(() => result.current.next('arrow'));
    expect(result.current.index).toBe(4);
    act(() => result.current.previous('swipe'));
    expect(result.current.index).toBe(3);
  });

  test('keeps the autoplay interval of the shown slide when slides are prepended repeatedly', () => {
    const { result, rerender } = renderNamed({ autoplay: true, intervalMs: 5000 });
    for (const ids of ['xabcde', 'yxabcde', 'zyxabcde']) {
      act(() => vi.advanceTimersByTime(1500));
      rerender({ ids });
    }
    expect(result.current.slideshow.isPlaying).toBe(true);
    expect(result.current.index).toBe(3);
    act(() => vi.advanceTimersByTime(501));
    expect(result.current.index).toBe(4);
  });
});
