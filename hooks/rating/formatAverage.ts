import { RATING_DECIMALS } from './constants.ts';

/** A mean as it is shown: with one decimal. */
export function formatAverage(average: number): string {
  return average.toFixed(RATING_DECIMALS);
}
