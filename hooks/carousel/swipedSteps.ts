import { clamp } from '../shared/clamp.ts';

export interface SwipedStepsInput {
  /** How far the slides have been pulled, in CSS pixels. */
  readonly distance: number;
  /** From one slide to the next, in CSS pixels. */
  readonly stepPx: number;
  /** No more than this many slides lie that way. */
  readonly most: number;
}

/** By how many slides a release turns: to the nearest, and at least by one. */
export function swipedSteps({ distance, stepPx, most }: SwipedStepsInput): number {
  if (stepPx <= 0) return 1;
  return clamp(Math.round(Math.abs(distance) / stepPx), 1, Math.max(1, most));
}
