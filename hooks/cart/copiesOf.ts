import type { DownloadProducts } from '../backend/PriceList.ts';
import type { CartChoices } from './cartChoicesReducer.ts';
import { toCopies } from './toCopies.ts';

/** How many copies of a download were taken; where they are not counted, one or none. */
export function copiesOf(downloads: DownloadProducts, itemId: string, { copies }: CartChoices): number {
  const count = toCopies(copies.get(itemId) ?? '');
  return downloads.isCounted ? count : Math.min(count, 1);
}
