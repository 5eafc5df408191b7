import { LONGEST_DURATION_SECONDS } from './constants.ts';
import { toNumber } from './toNumber.ts';

/** An interval or a duration in seconds, from 0; undefined where it cannot be meant. */
export function toSeconds(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && number >= 0 && number <= LONGEST_DURATION_SECONDS ? number : undefined;
}
