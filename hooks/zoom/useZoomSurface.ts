'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { claimTouchAction } from '../shared/claimTouchAction.ts';
import { useElementAttributes } from '../shared/useElementAttributes.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import type { ZoomStatus } from './useZoomView.ts';

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  window.visualViewport?.addEventListener('resize', onChange, { signal: end.signal });
  return () => end.abort();
}

/** Whether the visitor has zoomed the page itself, by the browser. */
const usePageZoomed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );

/** Two fingers are ours; without this the browser may begin to scroll with them where one finger scrolls. */
function keepPinch(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** Says on the surface how the picture stands, and leaves to the browser what is not ours. */
export function useZoomSurface(surface: HTMLElement | null, isOn: boolean, status: ZoomStatus): void {
  const { isZoomed, isMoving, isFollowing } = status;
  // Else nobody could make the page small again, and most of the picture would stay out of sight.
  const isBrowsers = usePageZoomed() && !isZoomed;
  useIsomorphicLayoutEffect(() => {
    if (!surface || !isOn) return undefined;
    const pinch = isBrowsers ? (['pinch-zoom'] as const) : [];
    return claimTouchAction(surface, isZoomed ? [] : ['pan-x', 'pan-y', ...pinch]);
  }, [surface, isOn, isZoomed, isBrowsers]);
  useEffect(() => {
    if (!surface || !isOn || isBrowsers) return undefined;
    surface.addEventListener('touchmove', keepPinch, { passive: false });
    return () => surface.removeEventListener('touchmove', keepPinch);
  }, [surface, isOn, isBrowsers]);
  useElementAttributes(surface, {
    'data-zoomed': isZoomed ? '' : undefined,
    'data-zoom-moving': isMoving ? '' : undefined,
    'data-zoom-following': isFollowing ? '' : undefined,
  });
}
