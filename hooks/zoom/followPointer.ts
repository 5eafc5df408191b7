import { clamp } from '../shared/clamp.ts';
import type { Point } from '../shared/Point.ts';
import { panLimits } from './panLimits.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';

const share = (distance: number, length: number) => (length > 0 ? clamp((2 * distance) / length, -1, 1) : 0);

/** The view that shows the part where the pointer stands: its left edge at the left of the surface, and so on. */
export function followPointer(view: ZoomView, point: Point, geometry: ZoomGeometry): ZoomView {
  const limits = panLimits(geometry, view.scale);
  const x = 0 - share(point.x, geometry.surfaceWidth) * limits.x;
  const y = 0 - share(point.y, geometry.surfaceHeight) * limits.y;
  return { ...view, x, y };
}
