import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSlideshow } from '../../../hooks/slides/slideshow/useSlideshow.ts';
import type { UseSlideshowOptions } from '../../../hooks/slides/slideshow/types.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

const images = fakeImages(3);

type OnStartedChange = NonNullable<UseSlideshowOptions['onStartedChange']>;

/** Renders a slideshow in an open lightbox and records its reported changes. */
function renderSlideshow({ veto, ...options }: UseSlideshowOptions & { readonly veto?: 'autoplay' | 'closed' } = {}) {
  const told: string[] = [];
  const onStartedChange: OnStartedChange = (isStarted, details) => {
    told.push(`${isStarted ? 'started' : 'stopped'} by ${details.reason}`);
    if (details.reason === veto) details.cancel();
  };
  const hook = renderHook(
    (given: UseSlideshowOptions) => {
      const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0 });
      return { lightbox, slideshow: useSlideshow(lightbox, { ...options, ...given, onStartedChange }) };
    },
    { wrapper: StrictMode, initialProps: {} },
  );
  const { result } = hook;
  return {
    ...hook,
    told,
    slideshow: () => result.current.slideshow,
    close: () => act(async () => result.current.lightbox.close()),
    press: (verb: 'play' | 'pause') => act(() => result.current.slideshow[verb]('playButton')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('onStartedChange', () => {
  test('reports autoplay once, and the stop when the lightbox closes', async () => {
    const { told, close } = renderSlideshow({ autoplay: true });
    expect(told).toEqual(['started by autoplay']);
    await close();
    expect(told).toEqual(['started by autoplay', 'stopped by closed']);
  });

  test('reports a stop when a playing slideshow unmounts', async () => {
    const { told, press, unmount } = renderSlideshow();
    press('play');
    await act(async () => unmount());
    expect(told).toEqual(['started by playButton', 'stopped by closed']);
  });

  test('reports a press of pause, but no second stop when the lightbox closes', async () => {
    const { told, press, close } = renderSlideshow({ autoplay: true });
    press('pause');
    await close();
    expect(told).toEqual(['started by autoplay', 'stopped by playButton']);
  });

  test('does not report changes made through `isStarted`', async () => {
    const { told, rerender } = renderSlideshow({ isStarted: false });
    rerender({ isStarted: true });
    await act(async () => rerender({ isStarted: false }));
    expect(told).toEqual([]);
  });

  test('reports a stop when the lightbox closes, even if `isStarted` is controlled', async () => {
    const { told, close } = renderSlideshow({ isStarted: true });
    await close();
    expect(told).toEqual(['stopped by closed']);
  });
});

describe('a vetoed autoplay', () => {
  test('plays and announces nothing, but can still be started with the play button', async () => {
    const { slideshow, press, told, close } = renderSlideshow({ autoplay: true, veto: 'autoplay' });
    expect(slideshow()).toMatchObject({ isStarted: false, announcement: '' });
    act(() => vi.advanceTimersByTime(60_000));
    expect(slideshow().isStarted).toBe(false);
    press('play');
    expect(slideshow().isStarted).toBe(true);
    press('pause');
    await close();
    expect(told).toEqual(['started by autoplay', 'started by playButton', 'stopped by playButton']);
  });
});
