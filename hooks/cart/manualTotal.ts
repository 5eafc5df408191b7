import type { ManualProduct } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import type { PriceFormat } from './priceFormat.ts';
import { manualUnitPrice } from './manualUnitPrice.ts';
import { toCartCount } from './toCartCount.ts';

/** Price of one, times the quantity, in minor units. */
export function manualTotal(product: ManualProduct, choices: CartChoices, format?: PriceFormat): bigint {
  return manualUnitPrice(product, choices, format) * BigInt(toCartCount(choices.countText ?? ''));
}
