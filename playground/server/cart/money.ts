import { CURRENCY_SIGN } from './constants.ts';
import type { ParameterValueRow } from './rows.ts';

/** Formats cents as the server prints them: `1250.50`. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Formats cents for display: `$ 1,250.50`. */
export function moneyText(cents: number): string {
  return `${CURRENCY_SIGN} ${centsText(cents).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** Returns the value of an option, such as `+*24.00*60 × 40 cm`. */
export function optionValue(row: ParameterValueRow): string {
  return `${row.parameter_value_price_sign}*${centsText(row.parameter_value_price)}*${row.parameter_value}`;
}
