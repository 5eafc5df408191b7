import { MILLISECONDS_PER_SECOND, SHORT_INTERVAL_FACTOR } from './constants.ts';

export interface TransitionDurationOptions {
  readonly effectDurationSeconds: number;
  /** Of the slideshow; 0 for none. */
  readonly intervalSeconds: number;
}

/**
 * Length of a slide change in milliseconds: the effect's duration, or a quarter of the interval where the interval is under
 * four times the duration and not zero (specification, point 9). Values that are no lengths count as 0.
 */
export function transitionDurationMs({ effectDurationSeconds, intervalSeconds }: TransitionDurationOptions): number {
  const duration = readSeconds(effectDurationSeconds);
  const interval = readSeconds(intervalSeconds);
  const isShort = interval > 0 && interval < SHORT_INTERVAL_FACTOR * duration;
  return (isShort ? interval / SHORT_INTERVAL_FACTOR : duration) * MILLISECONDS_PER_SECOND;
}

const readSeconds = (seconds: number): number => (Number.isFinite(seconds) && seconds > 0 ? seconds : 0);
