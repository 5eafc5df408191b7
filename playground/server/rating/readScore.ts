import { wholeNumber } from '../wholeNumber.ts';
/** The maximum number of stars. */
const LARGEST_SCORE = 20;

/** Parses a posted vote. Null if it is not a valid number of stars; the real server accepts anything. */
export function readScore(written: string): number | null {
  const score = wholeNumber(written);
  return written.trim() !== '' && score > 0 && score <= LARGEST_SCORE ? score : null;
}
