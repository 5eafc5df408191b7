import type { DownloadProducts } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { copiesOf } from './copiesOf.ts';
import { toAmount } from './toAmount.ts';

/** Price times copies of every download that was taken, in minor units. */
export function downloadsTotal(downloads: DownloadProducts, choices: CartChoices): bigint {
  let total = 0n;
  for (const { id, price } of downloads.items) total += toAmount(price) * BigInt(copiesOf(downloads, id, choices));
  return total;
}
