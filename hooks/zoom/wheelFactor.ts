import { clamp } from '../shared/clamp.ts';
import { ZOOM_WHEEL_LARGEST_TURN_PX, ZOOM_WHEEL_LINE_PX, ZOOM_WHEEL_RATE_PER_PX } from './constants.ts';

/** The part of a `WheelEvent` that says how far the wheel was turned. */
export interface WheelTurn {
  readonly deltaY: number;
  /** 0: pixels, 1: lines, 2: pages. */
  readonly deltaMode: number;
}

/** What a turn of the wheel multiplies the scale by. Back and forth by the same way leaves it as it was. */
export function wheelFactor({ deltaY, deltaMode }: WheelTurn): number {
  const turned = deltaMode === 0 ? deltaY : deltaY * ZOOM_WHEEL_LINE_PX;
  return Math.exp(-clamp(turned, -ZOOM_WHEEL_LARGEST_TURN_PX, ZOOM_WHEEL_LARGEST_TURN_PX) * ZOOM_WHEEL_RATE_PER_PX);
}
