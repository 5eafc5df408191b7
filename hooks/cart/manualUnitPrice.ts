import type { ManualProduct } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import type { PriceFormat } from './priceFormat.ts';
import { chosenValue } from './chosenValue.ts';
import { toAmount } from './toAmount.ts';

/** Price of one with the chosen options, in minor units: the base and what each chosen option adds or takes off. */
export function manualUnitPrice(
  { price, parameters }: ManualProduct,
  choices: CartChoices,
  format?: PriceFormat,
): bigint {
  let unitPrice = toAmount(price, format);
  for (const parameter of parameters) {
    if (!('options' in parameter)) continue;
    const chosen = chosenValue(parameter, choices);
    const values = typeof chosen === 'string' ? [chosen] : (chosen ?? []);
    for (const { value, surcharge } of parameter.options) {
      if (values.includes(value)) unitPrice += toAmount(surcharge, format);
    }
  }
  return unitPrice;
}
