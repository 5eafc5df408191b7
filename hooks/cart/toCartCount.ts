import { SMALLEST_CART_COUNT } from './constants.ts';

/** What was typed as a quantity. Blank, 0, less, and what is no number become 1; parts of a piece are cut off. */
export function toCartCount(text: string): number {
  const count = Math.trunc(Number(text));
  return count >= SMALLEST_CART_COUNT ? Math.min(count, Number.MAX_SAFE_INTEGER) : SMALLEST_CART_COUNT;
}
