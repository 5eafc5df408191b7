import { act, renderHook } from '@testing-library/react-hooks';
import { Activity, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSlideshow } from '../../../hooks/slides/slideshow/useSlideshow.ts';
import type { UseSlideshowOptions } from '../../../hooks/slides/slideshow/types.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import type { FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';

interface Options extends UseSlideshowOptions, Omit<Partial<FakeLightboxOptions>, 'loop'> {
  readonly arrowsLoop?: boolean;
}

const INTERVAL_SECONDS = 4;

function renderSlideshow(initialProps: Options = {}, isStrict = false) {
  const view = renderHook(
    ({ images = fakeImages(3), arrowsLoop = true, settings = {}, settles = 'atOnce', ...rest }: Options) => {
      const { defaultOpenIndex = 0, canMove = () => true, ...options } = rest;
      const lightbox = useFakeLightbox({ images, loop: arrowsLoop, settings, settles, defaultOpenIndex, canMove });
      return { lightbox, slideshow: useSlideshow(lightbox, { intervalMs: INTERVAL_SECONDS * 1000, ...options }) };
    },
    { initialProps, ...(isStrict && { wrapper: StrictMode }) },
  );
  return {
    ...view,
    index: () => view.result.current.lightbox.index,
    slideshow: () => view.result.current.slideshow,
    lightbox: () => view.result.current.lightbox,
    play: () => act(() => view.result.current.slideshow.play()),
  };
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

function setTabHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const tellWindow = (type: 'blur' | 'focus') => act(() => void window.dispatchEvent(new Event(type)));

function preferReducedMotion() {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('playing', () => {
  test('pauses while React hides its tree, and goes on from the same image', () => {
    const onStartedChange = vi.fn();
    let mode: 'visible' | 'hidden' = 'visible';
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Activity mode={mode}>{children}</Activity>;
    const { result, rerender } = renderHook(
      () => {
        const lightbox = useFakeLightbox({ images: fakeImages(3), loop: true, settles: 'atOnce', defaultOpenIndex: 0 });
        return { lightbox, slideshow: useSlideshow(lightbox, { intervalMs: 4000, onStartedChange }) };
      },
      { wrapper },
    );
    act(() => result.current.slideshow.play());
    wait(5);
    expect(result.current.lightbox.index).toBe(1);
    mode = 'hidden';
    rerender();
    wait(60);
    mode = 'visible';
    rerender();
    expect(result.current.lightbox.index).toBe(1);
    wait(5);
    expect(result.current.lightbox.index).toBe(2);
    expect(onStartedChange).toHaveBeenCalledTimes(1);
  });

  test('does not begin by itself', () => {
    const { index, slideshow } = renderSlideshow();
    wait(60);
    expect(index()).toBe(0);
    expect(slideshow().pausedBy).toEqual(new Set(['stopped']));
  });

  test('moves on after each interval', () => {
    const { index, play } = renderSlideshow();
    play();
    wait(INTERVAL_SECONDS - 0.001);
    expect(index()).toBe(0);
    wait(0.001);
    expect(index()).toBe(1);
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
  });

  test('takes the interval of the backend, and that of the option before it', () => {
    const { index, play, rerender } = renderSlideshow({ intervalMs: undefined, settings: { intervalMs: 1000 } });
    play();
    wait(1);
    expect(index()).toBe(1);
    rerender({ intervalMs: 2000, settings: { intervalMs: 1000 } });
    wait(1);
    expect(index()).toBe(1);
    wait(1);
    expect(index()).toBe(2);
  });

  test('gives an image that the visitor chose its full time', () => {
    const { index, play, lightbox } = renderSlideshow();
    play();
    wait(INTERVAL_SECONDS - 1);
    act(() => lightbox().next());
    wait(INTERVAL_SECONDS - 1);
    expect(index()).toBe(1);
    wait(1);
    expect(index()).toBe(2);
  });

  test('waits until the image is there', () => {
    const { index, play, lightbox } = renderSlideshow({ settles: 'manually' });
    play();
    wait(60);
    expect(index()).toBe(0);
    act(() => lightbox().settle());
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test('tries again after a change that the page did not allow', () => {
    const canMove = vi.fn(() => false);
    const { index, play } = renderSlideshow({ canMove });
    play();
    wait(INTERVAL_SECONDS);
    wait(INTERVAL_SECONDS);
    expect(canMove).toHaveBeenCalledTimes(2);
    expect(index()).toBe(0);
  });

  test('moves once an interval under StrictMode', () => {
    const { index, play } = renderSlideshow({}, true);
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test.each([0, -5, Number.NaN])('needs a usable interval: %s', (intervalMs) => {
    const { slideshow, play, index } = renderSlideshow({ intervalMs });
    play();
    wait(60);
    expect(index()).toBe(0);
    expect(slideshow().isAvailable).toBe(false);
  });

  test('over an embedded video it is stopped by button or key, but not begun', () => {
    const film = fakeImages(3).map((image) => ({ ...image, kind: 'video' as const }));
    const { slideshow } = renderSlideshow({ images: film });
    expect(slideshow().getPlayButtonProps()).toMatchObject({ hidden: true });
    act(() => slideshow().play());
    expect(slideshow().getPlayButtonProps()).toMatchObject({
      hidden: false,
      'aria-label': 'Pause slideshow',
    });
  });

  test('needs more than a single image', () => {
    expect(renderSlideshow({ images: fakeImages(1) }).slideshow().isAvailable).toBe(false);
  });
});

describe('the end', () => {
  test('stops the slideshow where nothing loops', () => {
    const { index, play, slideshow } = renderSlideshow({ arrowsLoop: false, defaultOpenIndex: 1 });
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
    expect(slideshow().isStarted).toBe(false);
    expect(slideshow().announcement).toBe('Slideshow stopped.');
  });

  test('leads to the first image where the lightbox loops', () => {
    const { index, play } = renderSlideshow({ defaultOpenIndex: 2 });
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(0);
  });

  test('is for the slideshow to say, whatever the arrows of the lightbox do', () => {
    const stopping = renderSlideshow({ defaultOpenIndex: 2, arrowsLoop: true, loop: false });
    stopping.play();
    wait(INTERVAL_SECONDS);
    expect(stopping.index()).toBe(2);
    const looping = renderSlideshow({ defaultOpenIndex: 2, arrowsLoop: false, loop: true });
    looping.play();
    wait(INTERVAL_SECONDS);
    expect(looping.index()).toBe(0);
  });
});

describe('a reason to pause', () => {
  test('holds it, and it goes on when the reason is gone', () => {
    const { index, play, slideshow, rerender } = renderSlideshow();
    play();
    rerender({ pauseReasons: ['zoom'] });
    wait(60);
    expect(index()).toBe(0);
    expect(slideshow()).toMatchObject({ isStarted: true, isPlaying: false });
    rerender({ pauseReasons: [] });
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test('does not start a stopped slideshow when it goes', () => {
    const { index, rerender } = renderSlideshow({ pauseReasons: new Set(['panel'] as const) });
    rerender({});
    wait(60);
    expect(index()).toBe(0);
  });

  test('an open panel lets nobody press Play', () => {
    const { play, slideshow, rerender } = renderSlideshow({ pauseReasons: ['panel'] });
    play();
    expect(slideshow().getPlayButtonProps()).toMatchObject({ 'aria-disabled': true, 'aria-label': 'Play slideshow' });
    rerender({});
    expect(slideshow().isStarted).toBe(false);
  });

  test('an open panel lets the visitor press Pause, and then nothing resumes', () => {
    const { play, slideshow, rerender } = renderSlideshow();
    play();
    rerender({ pauseReasons: ['panel'] });
    act(() => slideshow().toggle());
    rerender({});
    expect(slideshow().isPlaying).toBe(false);
  });

  test('a window without focus holds it until the focus is back', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    tellWindow('blur');
    expect(slideshow().pausedBy).toEqual(new Set(['windowBlur']));
    tellWindow('focus');
    expect(slideshow().isPlaying).toBe(true);
  });

  test('does not come from focus that goes into a frame of the page', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    tellWindow('blur');
    expect(slideshow().isPlaying).toBe(true);
  });

  test('a hidden tab holds it until the tab is seen', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    setTabHidden(true);
    expect(slideshow().pausedBy).toEqual(new Set(['hiddenTab']));
    setTabHidden(false);
    expect(slideshow().isPlaying).toBe(true);
  });
});

describe('autoplay', () => {
  test('begins when the lightbox opens, also by the word of the backend', () => {
    expect(renderSlideshow({ autoplay: true }).slideshow().isPlaying).toBe(true);
    expect(renderSlideshow({ settings: { autoplay: true } }).slideshow().isPlaying).toBe(true);
  });

  test('does not begin for a visitor who wants less motion, but Play does', () => {
    preferReducedMotion();
    const { slideshow, play, index } = renderSlideshow({ autoplay: true });
    expect(slideshow().pausedBy).toEqual(new Set(['stopped']));
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test('begins again at the next opening, whatever the visitor did in the last', () => {
    const { slideshow, lightbox } = renderSlideshow({ autoplay: true });
    act(() => slideshow().pause());
    expect(slideshow().isPlaying).toBe(false);
    act(() => lightbox().close());
    expect(slideshow().isPlaying).toBe(false);
    act(() => lightbox().open('2'));
    expect(slideshow().isPlaying).toBe(true);
  });
});
