import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { renderHook } from '@testing-library/react-hooks';
import { useLightbox, useLightboxClaim } from '@loggia/hooks/lightbox';
import { useBar, useCounterText, useSidebars } from '@loggia/hooks/panels';
import { useSlideshow } from '@loggia/hooks/slideshow';
import { useZoom } from '@loggia/hooks/zoom';

const images = ['1', '2', '3'].map((id) => ({ id, url: `/${id}.jpg`, width: 600, height: 400 }));

/** An open lightbox, whose slideshow hook is called before the hooks that pause the slideshow. */
function useViewer({ isBusy = false } = {}) {
  const lightbox = useLightbox({ images, isOpen: true });
  const slideshow = useSlideshow(lightbox);
  const sidebars = useSidebars(lightbox, { names: ['facts'] });
  const zoom = useZoom(lightbox);
  const bar = useBar(lightbox);
  useLightboxClaim(lightbox, 'pause', isBusy ? 'custom' : null);
  return { lightbox, slideshow, sidebars, zoom, bar, counter: useCounterText(lightbox) };
}

const renderViewer = () => renderHook(useViewer, { initialProps: { isBusy: false } });

describe('hooks that share a lightbox', () => {
  test('pause its slideshow while a sidebar is open', () => {
    const { result } = renderViewer();
    act(() => void result.current.sidebars.open('facts'));
    expect(result.current.slideshow.pausedBy.has('panel')).toBe(true);
    act(() => result.current.sidebars.close());
    expect(result.current.slideshow.pausedBy.has('panel')).toBe(false);
  });

  test('pause its slideshow while the app claims a pause', () => {
    const { result, rerender } = renderViewer();
    rerender({ isBusy: true });
    expect(result.current.slideshow.pausedBy.has('custom')).toBe(true);
    rerender({ isBusy: false });
    expect(result.current.slideshow.pausedBy.has('custom')).toBe(false);
  });

  test('claim gestures and taps', () => {
    const { result } = renderViewer();
    const { claims } = result.current.lightbox;
    expect(claims.claimsOf('gesture').map((mayStart) => mayStart('left'))).toEqual([true]);
    act(() => claims.claimsOf('tap').at(-1)?.(new Event('pointerup') as PointerEvent));
    expect(result.current.bar.isOpen).toBe(false);
  });
});

test('useCounterText returns the position in the whole list', () => {
  const { result } = renderHook(() => useCounterText({ images, index: 1, offset: 10, total: 40 }));
  expect(result.current).toBe('12 / 40');
  expect(renderViewer().result.current.counter).toBe('1 / 3');
});
