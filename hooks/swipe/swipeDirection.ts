import type { Point } from '../shared/Point.ts';
import type { SwipeDirection } from './types.ts';

/** The way that a movement mostly goes. */
export function swipeDirection({ x, y }: Point): SwipeDirection {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
