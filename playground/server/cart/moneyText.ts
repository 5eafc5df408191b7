import { CURRENCY_SIGN } from './constants.ts';
import { centsText } from './centsText.ts';

/** Formats cents for display: `$ 1,250.50`. */
export function moneyText(cents: number): string {
  return `${CURRENCY_SIGN} ${centsText(cents).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}
