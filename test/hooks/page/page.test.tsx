import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isMobileSystem, useFullHeight, usePageLoader, useParallax } from '../../../hooks/site/page/index.ts';
import { followParallax, parallaxProgress, parallaxTravel } from '../../../hooks/site/page/engine/playParallax.ts';
import { stubViewport } from '../../helpers/stubViewport.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a mobile device', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, false],
    ['Mozilla/5.0 (BlackBerry; U; BlackBerry 9900)', 0, true],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9)', 0, true],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)', 0, true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, false],
  ])('is detected from the user agent "%s" with %i touch points: %s', (userAgent, touchPoints, expected) => {
    expect(isMobileSystem(userAgent, touchPoints)).toBe(expected);
  });

  test('has no full-height sections and no parallax', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android');
    expect(renderHook(() => useFullHeight()).result.current.isFullHeight).toBe(false);
    expect(renderHook(() => useParallax()).result.current.isActive).toBe(false);
  });
});

test('parallax is off if the user prefers reduced motion', () => {
  expect(renderHook(() => useParallax()).result.current.isActive).toBe(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  expect(renderHook(() => useParallax()).result.current.isActive).toBe(false);
});

test('parallax is off on a page with data-loggia-motion="reduced"', () => {
  document.documentElement.dataset['loggiaMotion'] = 'reduced';
  try {
    expect(renderHook(() => useParallax()).result.current.isActive).toBe(false);
  } finally {
    delete document.documentElement.dataset['loggiaMotion'];
  }
});

describe('a parallax layer', () => {
  test('travels a fifth of the scene’s height if it overflows the scene by a fifth on each side', () => {
    expect((parallaxTravel(0.2) / 100) * 1.4).toBeCloseTo(0.2);
    expect(parallaxTravel(0)).toBe(0);
  });

  test.each([
    [0, 0],
    [100, 0],
    [700, 0.5],
    [1300, 1],
    [5000, 1],
  ])('in a scene at 900 px, with the page scrolled to %i px, has a progress of %d', (scrolled, progress) => {
    expect(parallaxProgress({ top: 900, height: 400 }, scrolled, 800)).toBe(progress);
  });
});

test('without scroll timelines, parallax layers share one animation frame and one measurement', () => {
  vi.useFakeTimers();
  const viewport = stubViewport();
  const pairs = [1, 2, 3].map(() => ({
    scene: document.createElement('section'),
    layer: document.createElement('div'),
  }));
  const stops = pairs.map(({ scene, layer }) => followParallax(scene, layer, 10));
  for (const { scene } of pairs) viewport.pass(scene);
  vi.advanceTimersToNextFrame();
  expect(pairs.map(({ layer }) => layer.style.transform)).toEqual(Array(3).fill(expect.stringMatching(/^translateY/)));

  const requested = vi.spyOn(window, 'requestAnimationFrame');
  const measured = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
  const before = pairs.map(({ layer }) => layer.style.transform);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
  expect([requested.mock.calls.length, measured.mock.calls.length]).toEqual([1, 1]);
  expect(pairs.map(({ layer }) => layer.style.transform)).not.toEqual(before);

  for (const stop of stops) stop();
  window.dispatchEvent(new Event('scroll'));
  expect(requested).toHaveBeenCalledOnce();
  expect(pairs.map(({ layer }) => layer.style.transform)).toEqual(['', '', '']);
});

describe('the page loader', () => {
  test('stays until the load event, then fades out for 600 ms and unmounts', () => {
    vi.useFakeTimers();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { result } = renderHook(() => usePageLoader());
    expect(result.current.status).toBe('loading');
    state.mockReturnValue('complete');
    act(() => void window.dispatchEvent(new Event('load')));
    expect(result.current.status).toBe('leaving');
    act(() => vi.advanceTimersByTime(599));
    expect(result.current.isMounted).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.isMounted).toBe(false);
  });

  test("fades out at DOMContentLoaded with `until: 'contentLoaded'`", () => {
    vi.useFakeTimers();
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { result } = renderHook(() => usePageLoader({ until: 'contentLoaded' }));
    expect(result.current.status).toBe('loading');
    state.mockReturnValue('interactive');
    act(() => void document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true })));
    expect(result.current.status).toBe('leaving');
    expect(renderHook(() => usePageLoader({ until: 'contentLoaded' })).result.current.status).toBe('gone');
  });

  test('is not rendered if the page has loaded or the loader is disabled', () => {
    expect(renderHook(() => usePageLoader()).result.current.status).toBe('gone');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    expect(renderHook(() => usePageLoader({ enabled: false })).result.current.status).toBe('gone');
  });
});
