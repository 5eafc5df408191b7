import { typedPieces } from './toCartCount.ts';

/** How many copies of a download were typed: 0 for a blank, for 0, for less and for what is no decimal number. */
export function toCopies(text: string): number {
  const copies = typedPieces(text);
  return copies >= 1 ? copies : 0;
}
