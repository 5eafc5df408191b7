import { panLimits } from './panLimits.ts';
import type { SwipeDirection } from '../swipe/types.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';

/** Closer to its end than this, in pixels, a way is at its end. */
const NEAR_PX = 1;

/** Whether a zoomed picture has more to show when it is dragged that way. */
export function canPan(view: ZoomView, direction: SwipeDirection, geometry: ZoomGeometry): boolean {
  if (view.scale <= 1) return false;
  const limits = panLimits(geometry, view.scale);
  if (direction === 'left') return view.x > NEAR_PX - limits.x;
  if (direction === 'right') return view.x < limits.x - NEAR_PX;
  if (direction === 'up') return view.y > NEAR_PX - limits.y;
  return view.y < limits.y - NEAR_PX;
}
