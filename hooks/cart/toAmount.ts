import { parsePrice } from './parsePrice.ts';
import type { PriceFormat } from './priceFormat.ts';

/** A decimal text in minor units. What is no price costs nothing here: `sellablePriceList` has taken it off the list. */
export function toAmount(price: string | undefined, format?: PriceFormat): bigint {
  return parsePrice(price ?? '', format) ?? 0n;
}
