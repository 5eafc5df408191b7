import type { AlbumAddress } from '../albumAddress.ts';
import { readAlbumEntry } from './albumHistory.ts';
import { backWay } from '../backWay.ts';

/** Goes back in the browser's history where that leads to the level above; false where it does not. */
export function goBackInHistory(address: AlbumAddress | false): boolean {
  if (!address) return false;
  const { referrer, location } = document;
  const { length: historyLength } = window.history;
  const way = readAlbumEntry(address)?.way;
  if (backWay({ way, referrer, host: location.host, historyLength }) === 'up') return false;
  window.history.back();
  return true;
}
