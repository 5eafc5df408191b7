import { toNumber } from './toNumber.ts';

/** A whole number from 0, or undefined. */
export function toCount(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
