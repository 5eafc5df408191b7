import { rubberBand } from './rubberBand.ts';
import type { Point } from '../shared/Point.ts';
import type { SwipeLimits } from './types.ts';

/** Where a picture is while a finger has moved it by so much: under the finger, or held back where there is no way on. */
export function followOffset(axis: 'x' | 'y', movement: Point, limits: SwipeLimits): Point {
  const { x, y } = movement;
  const { hasNext, hasPrevious, canClose, isRightToLeft, width, height } = limits;
  if (axis === 'y') return { x: 0, y: canClose && y > 0 ? y : rubberBand(y, height) };
  const isNext = x < 0 !== isRightToLeft;
  const hasWay = isNext ? hasNext : hasPrevious;
  return { x: hasWay ? x : rubberBand(x, width), y: 0 };
}
