import type { ManualProduct } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { manualUnitPrice } from './manualUnitPrice.ts';
import { toCartCount } from './toCartCount.ts';

/** Price of one, times the quantity, in minor units. */
export function manualTotal(product: ManualProduct, choices: CartChoices): bigint {
  return manualUnitPrice(product, choices) * BigInt(toCartCount(choices.countText ?? ''));
}
