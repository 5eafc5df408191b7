import { centsText } from './centsText.ts';
import type { ParameterValueRow } from './rows.ts';

/** Returns the value of an option, such as `+*24.00*60 × 40 cm`. */
export function optionValue(row: ParameterValueRow): string {
  return `${row.parameter_value_price_sign}*${centsText(row.parameter_value_price)}*${row.parameter_value}`;
}
