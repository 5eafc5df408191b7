import { decimalsOf } from './priceFormat.ts';
import type { PriceFormat } from './priceFormat.ts';

/** Longer numbers are no prices, and reading them would take long. */
const PRICE = {
  '.': /^([+-]?)(\d{1,3}(?:,\d{3}){1,9}|\d{0,30})(?:\.(\d{0,30}))?$/,
  ',': /^([+-]?)(\d{1,3}(?:\.\d{3}){1,9}|\d{0,30})(?:,(\d{0,30}))?$/,
} as const;

const LONGEST_TEXT = 100;

/** Half of what follows the last minor unit, and more, rounds away from zero. */
const ROUNDS_UP = /^[5-9]/;

/**
 * A decimal text as a whole number of minor units (cents): `1,250.5` is 125050n. Exact to the last digit, since no floating
 * number is on the way. Undefined for everything that is no price in that format, as `12,50` is none where a point stands before
 * the decimals: what is meant by it nobody knows.
 */
export function parsePrice(text: string, format: PriceFormat = {}): bigint | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [, sign, written = '', fraction = ''] = PRICE[format.decimalSign ?? '.'].exec(text.trim()) ?? [];
  if (written === '' && fraction === '') return undefined;
  const decimals = decimalsOf(format);
  const digits = written.replaceAll(/[.,]/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0');
  const amount = BigInt(digits) + (ROUNDS_UP.test(fraction.slice(decimals)) ? 1n : 0n);
  return sign === '-' ? -amount : amount;
}
