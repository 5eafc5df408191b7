import { parsePrice } from './parsePrice.ts';

/** A decimal text in minor units; what is no price costs nothing here, and the back end reckons for itself. */
export function toAmount(price: string | undefined): bigint {
  return parsePrice(price ?? '') ?? 0n;
}
