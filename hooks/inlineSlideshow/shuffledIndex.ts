import { wrapIndex } from '../shared/wrapIndex.ts';

/**
 * Another index than `index`, each of them as likely (facts 4.15). `random` is a number from 0 up to, without, 1; a list of one
 * has no other.
 */
export function shuffledIndex(index: number, count: number, random: number): number {
  return count < 2 ? index : wrapIndex(index + Math.floor((count - 1) * random) + 1, count);
}
