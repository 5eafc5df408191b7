'use client';
import { useEffect } from 'react';
import { claimTouchAction } from '../shared/claimTouchAction.ts';
import { useElementAttributes } from '../shared/useElementAttributes.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import type { ZoomStatus } from './useZoomView.ts';

/** Two fingers are ours; without this the browser may begin to scroll with them where one finger scrolls. */
function keepPinch(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** Says on the surface how the picture stands, and leaves to the browser what is not ours. */
export function useZoomSurface(surface: HTMLElement | null, isOn: boolean, status: ZoomStatus): void {
  const { isZoomed, isMoving, isFollowing } = status;
  useIsomorphicLayoutEffect(() => {
    if (!surface || !isOn) return undefined;
    return claimTouchAction(surface, isZoomed ? [] : ['pan-x', 'pan-y']);
  }, [surface, isOn, isZoomed]);
  useEffect(() => {
    if (!surface || !isOn) return undefined;
    surface.addEventListener('touchmove', keepPinch, { passive: false });
    return () => surface.removeEventListener('touchmove', keepPinch);
  }, [surface, isOn]);
  useElementAttributes(surface, {
    'data-zoomed': isZoomed ? '' : undefined,
    'data-zoom-moving': isMoving ? '' : undefined,
    'data-zoom-following': isFollowing ? '' : undefined,
  });
}
