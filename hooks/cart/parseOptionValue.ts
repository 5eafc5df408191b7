/** Sign, amount and label; between sign and amount stands a star, a hyphen or nothing. */
const OPTION_VALUE = /^([+-]?)[*-]?([\d.,]*)\*(.*)$/s;

export interface ParsedOptionValue {
  /** Decimal text with its sign, as `PriceListOption` has it. */
  readonly surcharge: string;
  readonly label: string;
}

/**
 * An option's value as back ends write it: `+*5.00*Large`, or `+-5.00*Large` in the words of the specification. What has
 * neither form is a label that costs nothing.
 */
export function parseOptionValue(value: string): ParsedOptionValue {
  const [, sign = '', amount = '', label] = OPTION_VALUE.exec(value) ?? [];
  if (label === undefined) return { surcharge: '0', label: value.trim() };
  return { surcharge: amount === '' ? '0' : `${sign === '-' ? '-' : ''}${amount}`, label: label.trim() };
}
