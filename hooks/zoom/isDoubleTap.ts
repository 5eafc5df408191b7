import { DOUBLE_TAP_DISTANCE_PX, DOUBLE_TAP_MS } from './constants.ts';

/** Where and when a finger has tapped. */
export interface Tap {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** Whether a tap is the second of two. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.timeStamp - first.timeStamp > DOUBLE_TAP_MS) return false;
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= DOUBLE_TAP_DISTANCE_PX;
}
