import type { DownloadProducts } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import type { PriceFormat } from './priceFormat.ts';
import { copiesOf } from './copiesOf.ts';
import { toAmount } from './toAmount.ts';

/** Price times copies of every download that was taken, in minor units. */
export function downloadsTotal(downloads: DownloadProducts, choices: CartChoices, format?: PriceFormat): bigint {
  let total = 0n;
  for (const { id, price } of downloads.items)
    total += toAmount(price, format) * BigInt(copiesOf(downloads, id, choices));
  return total;
}
