import { PRICE_DECIMALS, PRICE_THOUSANDS_SEPARATOR } from './constants.ts';

/** Longer numbers are no prices, and reading them would take long. */
const DECIMAL = /^([+-]?)(\d{0,30})(?:\.(\d{0,30}))?$/;

/** Half of what follows the last minor unit, and more, rounds away from zero. */
const ROUNDS_UP = /^[5-9]/;

/**
 * A decimal text as a whole number of minor units (cents): `1,250.5` is 125050n. Exact to the last digit, since no floating
 * number is on the way. Undefined for everything that is no price.
 */
export function parsePrice(text: string): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text.trim().replaceAll(PRICE_THOUSANDS_SEPARATOR, '')) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const digits = whole + fraction.slice(0, PRICE_DECIMALS).padEnd(PRICE_DECIMALS, '0');
  const amount = BigInt(digits) + (ROUNDS_UP.test(fraction.slice(PRICE_DECIMALS)) ? 1n : 0n);
  return sign === '-' ? -amount : amount;
}
