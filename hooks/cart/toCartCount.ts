import { SMALLEST_CART_COUNT } from './constants.ts';

/** Digits with or without decimals. A number field takes `1e3` too, and nobody orders a thousand pieces by a slip of the finger. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A number of pieces that was typed, without parts of a piece; NaN for what is no decimal number. */
export function typedPieces(text: string): number {
  const typed = text.trim();
  return DECIMAL.test(typed) ? Math.min(Math.trunc(Number(typed)), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** What was typed as a quantity. Blank, 0, less, and what is no decimal number become 1; parts of a piece are cut off. */
export function toCartCount(text: string): number {
  const count = typedPieces(text);
  return count >= SMALLEST_CART_COUNT ? count : SMALLEST_CART_COUNT;
}
