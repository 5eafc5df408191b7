import { clampView } from './clampView.ts';
import type { Point } from '../shared/Point.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';

/** The view at another scale: what lies under the point stays under it, as far as the picture's edges allow. */
export function scaleAround(view: ZoomView, scale: number, point: Point, geometry: ZoomGeometry): ZoomView {
  const { scale: reached } = clampView({ ...view, scale }, geometry);
  const factor = reached / view.scale;
  const moved = { x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor };
  return clampView({ ...view, scale: reached, ...moved }, geometry);
}
