import type { Point } from '../../core/gesture/GestureInput.ts';
import {
  SWIPE_CLOSE_FRACTION,
  SWIPE_CROSS_LIMIT_PX,
  SWIPE_DISTANCE_PX,
  SWIPE_DURATION_LIMIT_MS,
  SWIPE_FLICK_VELOCITY_PX_PER_MS,
  SWIPE_RUBBER_BAND,
  SWIPE_TURN_FRACTION,
} from './constants.ts';
import type { SwipeDirection, SwipeLimits, SwipeOutcome, SwipeRelease } from './types.ts';

const isFlick = (movement: number, velocity: number) =>
  Math.abs(velocity) >= SWIPE_FLICK_VELOCITY_PX_PER_MS && Math.sign(velocity) === Math.sign(movement);

function turnsPage({ movement, velocity, durationMs, width }: SwipeRelease): boolean {
  const across = Math.abs(movement.x);
  const isSwift =
    across >= SWIPE_DISTANCE_PX && Math.abs(movement.y) < SWIPE_CROSS_LIMIT_PX && durationMs <= SWIPE_DURATION_LIMIT_MS;
  return isSwift || (width > 0 && across > width * SWIPE_TURN_FRACTION) || isFlick(movement.x, velocity.x);
}

function closes({ movement, velocity, height }: SwipeRelease): boolean {
  if (movement.y < SWIPE_DISTANCE_PX) return false;
  return movement.y > height * SWIPE_CLOSE_FRACTION || isFlick(movement.y, velocity.y);
}

/**
 * Returns the outcome when the pointer is released. The outcome depends on the swipe's distance and duration, on the
 * fraction of the width or height that was dragged, and on the speed.
 */
export function decideSwipe(release: SwipeRelease): SwipeOutcome {
  const { axis, movement, isRightToLeft, hasNext, hasPrevious, canClose } = release;
  if (axis === 'y') return canClose && closes(release) ? 'close' : 'stay';
  if (axis === null || movement.x === 0 || !turnsPage(release)) return 'stay';
  const isNext = movement.x < 0 !== isRightToLeft;
  if (isNext) return hasNext ? 'next' : 'stay';
  return hasPrevious ? 'previous' : 'stay';
}

/** Returns the offset of an image for a pointer movement: it follows the pointer, or resists at an end of the list. */
export function followOffset(axis: 'x' | 'y', movement: Point, limits: SwipeLimits): Point {
  const { x, y } = movement;
  const { hasNext, hasPrevious, canClose, isRightToLeft, width, height } = limits;
  if (axis === 'y') return { x: 0, y: canClose && y > 0 ? y : rubberBand(y, height) };
  const isNext = x < 0 !== isRightToLeft;
  const hasNeighbour = isNext ? hasNext : hasPrevious;
  return { x: hasNeighbour ? x : rubberBand(x, width), y: 0 };
}

/**
 * Returns how far an element moves when it is dragged by `distance` past its end. The result is never more than
 * `limit`.
 */
export function rubberBand(distance: number, limit: number): number {
  if (limit <= 0) return 0;
  const pulled = Math.abs(distance) * SWIPE_RUBBER_BAND;
  return (Math.sign(distance) * pulled * limit) / (pulled + limit);
}

/** Returns the main direction of a movement. */
export function swipeDirection({ x, y }: Point): SwipeDirection {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
