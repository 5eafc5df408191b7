import { SHORT_INTERVAL_FACTOR } from './constants.ts';

export interface TransitionDurationOptions {
  readonly effectDurationMs: number;
  /** The interval of the slideshow; 0 for none. */
  readonly intervalMs: number;
}

/**
 * The length of a slide change in milliseconds: the effect's duration, or a quarter of the interval where the interval is under
 * four times the duration and not zero (specification, point 9). Values that are no lengths count as 0.
 */
export function transitionDurationMs({ effectDurationMs, intervalMs }: TransitionDurationOptions): number {
  const duration = lengthOrZero(effectDurationMs);
  const interval = lengthOrZero(intervalMs);
  const isShort = interval > 0 && interval < SHORT_INTERVAL_FACTOR * duration;
  return isShort ? interval / SHORT_INTERVAL_FACTOR : duration;
}

const lengthOrZero = (ms: number): number => (Number.isFinite(ms) && ms > 0 ? ms : 0);
