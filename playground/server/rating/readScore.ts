import { wholeNumber } from '../wholeNumber.ts';
/** More stars than this no rating has. */
const LARGEST_SCORE = 20;

/** A vote as it was posted. Null for what no star stands for; the real server takes everything. */
export function readScore(written: string): number | null {
  const score = wholeNumber(written);
  return written.trim() !== '' && score > 0 && score <= LARGEST_SCORE ? score : null;
}
