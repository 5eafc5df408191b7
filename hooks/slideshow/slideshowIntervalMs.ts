import { MILLISECONDS_PER_SECOND } from '../transition/constants.ts';
import { LONGEST_TIMER_DELAY_MS } from './constants.ts';

/** The interval of a timer, in milliseconds, or 0 where `seconds` is none: zero, negative, or no number. */
export function slideshowIntervalMs(seconds: number): number {
  return seconds > 0 ? Math.min(seconds * MILLISECONDS_PER_SECOND, LONGEST_TIMER_DELAY_MS) : 0;
}
