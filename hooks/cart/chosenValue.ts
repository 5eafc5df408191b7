import type { PriceListOption, PriceListParameter } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';

/** A kept choice, where the price list still offers it. */
function offered(options: readonly PriceListOption[], kept: string | undefined): string | undefined {
  return options.find(({ value }) => value === kept)?.value;
}

/** A kept text belongs to a field of another kind. */
const isTicked = (kept: string | readonly string[] | undefined, value: string): boolean =>
  typeof kept !== 'string' && kept?.includes(value) === true;

/**
 * What stands in a parameter now. Undefined: a radio group in which nothing is chosen. A kept choice that the price list does
 * not offer any more is no choice.
 */
export function chosenValue(
  parameter: PriceListParameter,
  { parameters }: CartChoices,
): string | readonly string[] | undefined {
  const kept = parameters.get(parameter.id);
  const text = typeof kept === 'string' ? kept : undefined;
  switch (parameter.kind) {
    case 'fixed':
      return '';
    case 'text':
    case 'textarea':
      return text ?? parameter.text ?? '';
    case 'select':
      return offered(parameter.options, text) ?? parameter.emptyValue ?? parameter.options[0]?.value ?? '';
    case 'radio':
      return offered(parameter.options, text);
    case 'checkboxes':
      // In the order of the list, whatever the order of the clicks.
      return parameter.options.map(({ value }) => value).filter((value) => isTicked(kept, value));
    default:
      return parameter satisfies never;
  }
}
