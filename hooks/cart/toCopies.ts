import { toCartCount } from './toCartCount.ts';

/** How many copies of a download were typed: 0 for a blank, for 0 and for less. */
export function toCopies(text: string): number {
  return Number(text) >= 1 ? toCartCount(text) : 0;
}
