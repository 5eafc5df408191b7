import { act, renderHook } from '@testing-library/react-hooks';
import { Activity, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSlideshow } from '../../../hooks/slides/slideshow/useSlideshow.ts';
import type { UseSlideshowOptions } from '../../../hooks/slides/slideshow/types.ts';
import { fakeImages, useFakeLightbox, type FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';

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

describe('useSlideshow', () => {
  test('pauses while React hides its tree, and resumes at the same image', () => {
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

  test('does not start by default', () => {
    const { index, slideshow } = renderSlideshow();
    wait(60);
    expect(index()).toBe(0);
    expect(slideshow().pausedBy).toEqual(new Set(['stopped']));
  });

  test('advances after each interval', () => {
    const { index, play } = renderSlideshow();
    play();
    wait(INTERVAL_SECONDS - 0.001);
    expect(index()).toBe(0);
    wait(0.001);
    expect(index()).toBe(1);
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
  });

  test('uses the interval from the settings unless the `intervalMs` option is set', () => {
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

  test('shows a manually selected image for a full interval', () => {
    const { index, play, lightbox } = renderSlideshow();
    play();
    wait(INTERVAL_SECONDS - 1);
    act(() => lightbox().next());
    wait(INTERVAL_SECONDS - 1);
    expect(index()).toBe(1);
    wait(1);
    expect(index()).toBe(2);
  });

  test('waits until the image has loaded', () => {
    const { index, play, lightbox } = renderSlideshow({ settles: 'manually' });
    play();
    wait(60);
    expect(index()).toBe(0);
    act(() => lightbox().settle());
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test('retries after another interval if a change was vetoed', () => {
    const canMove = vi.fn(() => false);
    const { index, play } = renderSlideshow({ canMove });
    play();
    wait(INTERVAL_SECONDS);
    wait(INTERVAL_SECONDS);
    expect(canMove).toHaveBeenCalledTimes(2);
    expect(index()).toBe(0);
  });

  test('advances once per interval in StrictMode', () => {
    const { index, play } = renderSlideshow({}, true);
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test.each([0, -5, Number.NaN])('is unavailable if the interval is invalid: %s', (intervalMs) => {
    const { slideshow, play, index } = renderSlideshow({ intervalMs });
    play();
    wait(60);
    expect(index()).toBe(0);
    expect(slideshow().isAvailable).toBe(false);
  });

  test('can be stopped but not started on an embedded video', () => {
    const film = fakeImages(3).map((image) => ({ ...image, kind: 'video' as const }));
    const { slideshow } = renderSlideshow({ images: film });
    expect(slideshow().getPlayButtonProps()).toMatchObject({ hidden: true });
    act(() => slideshow().play());
    expect(slideshow().getPlayButtonProps()).toMatchObject({
      hidden: false,
      'aria-label': 'Pause slideshow',
    });
  });

  test('is unavailable for a single image', () => {
    expect(renderSlideshow({ images: fakeImages(1) }).slideshow().isAvailable).toBe(false);
  });
});

describe('a slideshow at the last image', () => {
  test('stops if the lightbox does not loop', () => {
    const { index, play, slideshow } = renderSlideshow({ arrowsLoop: false, defaultOpenIndex: 1 });
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(2);
    expect(slideshow().isStarted).toBe(false);
    expect(slideshow().announcement).toBe('Slideshow stopped.');
  });

  test('continues with the first image if the lightbox loops', () => {
    const { index, play } = renderSlideshow({ defaultOpenIndex: 2 });
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(0);
  });

  test('follows its own `loop` option rather than the lightbox', () => {
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

describe('a pause reason', () => {
  test('pauses the slideshow until the reason no longer applies', () => {
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

  test('does not start a stopped slideshow when it no longer applies', () => {
    const { index, rerender } = renderSlideshow({ pauseReasons: new Set(['panel'] as const) });
    rerender({});
    wait(60);
    expect(index()).toBe(0);
  });

  test('disables the play button if a panel is open', () => {
    const { play, slideshow, rerender } = renderSlideshow({ pauseReasons: ['panel'] });
    play();
    expect(slideshow().getPlayButtonProps()).toMatchObject({ 'aria-disabled': true, 'aria-label': 'Play slideshow' });
    rerender({});
    expect(slideshow().isStarted).toBe(false);
  });

  test('lets the user stop the slideshow permanently if a panel is open', () => {
    const { play, slideshow, rerender } = renderSlideshow();
    play();
    rerender({ pauseReasons: ['panel'] });
    act(() => slideshow().toggle());
    rerender({});
    expect(slideshow().isPlaying).toBe(false);
  });

  test('applies while the window does not have focus', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    tellWindow('blur');
    expect(slideshow().pausedBy).toEqual(new Set(['windowBlur']));
    tellWindow('focus');
    expect(slideshow().isPlaying).toBe(true);
  });

  test('does not apply if focus moves into an iframe of the page', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    tellWindow('blur');
    expect(slideshow().isPlaying).toBe(true);
  });

  test('applies while the tab is hidden', () => {
    const { play, slideshow } = renderSlideshow();
    play();
    setTabHidden(true);
    expect(slideshow().pausedBy).toEqual(new Set(['hiddenTab']));
    setTabHidden(false);
    expect(slideshow().isPlaying).toBe(true);
  });
});

describe('autoplay', () => {
  test('starts when the lightbox opens, by option or by settings', () => {
    expect(renderSlideshow({ autoplay: true }).slideshow().isPlaying).toBe(true);
    expect(renderSlideshow({ settings: { autoplay: true } }).slideshow().isPlaying).toBe(true);
  });

  test('is skipped under reduced motion, but the play button still works', () => {
    preferReducedMotion();
    const { slideshow, play, index } = renderSlideshow({ autoplay: true });
    expect(slideshow().pausedBy).toEqual(new Set(['stopped']));
    play();
    wait(INTERVAL_SECONDS);
    expect(index()).toBe(1);
  });

  test('starts again when the lightbox is reopened, even if the slideshow was stopped', () => {
    const { slideshow, lightbox } = renderSlideshow({ autoplay: true });
    act(() => slideshow().pause());
    expect(slideshow().isPlaying).toBe(false);
    act(() => lightbox().close());
    expect(slideshow().isPlaying).toBe(false);
    act(() => lightbox().open('2'));
    expect(slideshow().isPlaying).toBe(true);
  });
});
