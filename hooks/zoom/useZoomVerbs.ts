'use client';
import type { Point } from '../shared/Point.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { SwipeDirection } from '../swipe/types.ts';
import { canPan } from './canPan.ts';
import { ZOOM_KEY_FACTOR } from './constants.ts';
import type { UseZoomResult, ZoomGeometry } from './types.ts';
import type { ZoomControl } from './useZoomView.ts';

const MIDDLE: Point = { x: 0, y: 0 };

export interface ZoomVerbs extends Pick<UseZoomResult, 'zoomIn' | 'zoomOut' | 'toggle' | 'reset' | 'canSwipe'> {
  /** 0 shows the whole picture. */
  scaleBy(factor: number): void;
}

/** What the caller can do with the zoom. */
export function useZoomVerbs(control: ZoomControl, hasControl: boolean, measure: () => ZoomGeometry): ZoomVerbs {
  const scaleBy = useStableCallback((factor: number) => {
    if (!hasControl) return;
    control.dispatch(factor === 0 ? { type: 'reset' } : { type: 'scaled', factor, at: MIDDLE });
  });
  const zoomIn = useStableCallback(() => scaleBy(ZOOM_KEY_FACTOR));
  const zoomOut = useStableCallback(() => scaleBy(1 / ZOOM_KEY_FACTOR));
  const reset = useStableCallback(() => scaleBy(0));
  const toggle = useStableCallback(() => {
    if (hasControl) control.dispatch({ type: 'toggled', at: MIDDLE, isFollowing: true });
  });
  const canSwipe = useStableCallback((direction: SwipeDirection) => {
    const view = control.read();
    if (!hasControl || view.scale <= 1) return true;
    return (direction === 'left' || direction === 'right') && !canPan(view, direction, measure());
  });
  return { scaleBy, zoomIn, zoomOut, reset, toggle, canSwipe };
}
