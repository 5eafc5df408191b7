'use client';
import type { Point } from '../shared/Point.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import type { SwipeDirection } from '../swipe/types.ts';
import { canPan } from './canPan.ts';
import { ZOOM_KEY_FACTOR } from './constants.ts';
import type { UseZoomResult, ZoomChangeReason, ZoomGeometry } from './types.ts';
import type { ZoomControl } from './useZoomView.ts';

const MIDDLE: Point = { x: 0, y: 0 };

type Why = Parameters<UseZoomResult['zoomIn']>;

export interface ZoomVerbs extends Pick<UseZoomResult, 'zoomIn' | 'zoomOut' | 'toggle' | 'reset' | 'canSwipe'> {
  /** 0 shows the whole picture. */
  scaleBy(factor: number, reason?: ZoomChangeReason, event?: Event): void;
}

/** What the caller can do with the zoom. */
export function useZoomVerbs(control: ZoomControl, hasControl: boolean, measure: () => ZoomGeometry): ZoomVerbs {
  const scaleBy: ZoomVerbs['scaleBy'] = (factor, reason = 'imperative', event) => {
    if (!hasControl) return;
    control.dispatch(factor === 0 ? { type: 'reset' } : { type: 'scaled', factor, at: MIDDLE }, reason, event);
  };
  return useStableCallbacks({
    scaleBy,
    zoomIn: (...why: Why) => scaleBy(ZOOM_KEY_FACTOR, ...why),
    zoomOut: (...why: Why) => scaleBy(1 / ZOOM_KEY_FACTOR, ...why),
    reset: (...why: Why) => scaleBy(0, ...why),
    toggle(reason: ZoomChangeReason = 'imperative', event?: Event) {
      if (hasControl) control.dispatch({ type: 'toggled', at: MIDDLE, isFollowing: true }, reason, event);
    },
    canSwipe(direction: SwipeDirection) {
      const view = control.read();
      if (!hasControl || view.scale <= 1) return true;
      return (direction === 'left' || direction === 'right') && !canPan(view, direction, measure());
    },
  });
}
