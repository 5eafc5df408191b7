import { clamp } from '../shared/clamp.ts';
import { panLimits } from './panLimits.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';

/** The view with its scale between whole and the largest, and the picture's edges where they belong. */
export function clampView(view: ZoomView, geometry: ZoomGeometry, slack = 1): ZoomView {
  const scale = clamp(view.scale, 1 / slack, geometry.maximumScale * slack);
  const limits = panLimits(geometry, scale);
  return {
    scale,
    // Never −0, which CSS would print.
    x: clamp(view.x, -limits.x, limits.x) + 0,
    y: clamp(view.y, -limits.y, limits.y) + 0,
    isFollowing: view.isFollowing && scale > 1,
  };
}
