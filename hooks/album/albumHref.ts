import { foldAddress } from '../shared/foldAddress.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumAddress, AlbumPlace } from './albumAddress.ts';

/** What an address has to say of a path. */
export function placeOf(path: AlbumPath): AlbumPlace {
  const crumb = lastCrumb(path);
  return { level: (path.length > 1 && crumb) || null, page: crumb?.page ?? 1 };
}

/** The address of a path on the page at `base`, an address with or without a query. */
export function albumHref(address: AlbumAddress, path: AlbumPath, base: string): string {
  const [file = '', queryText] = foldAddress(base).split('?', 2);
  const query = new URLSearchParams(queryText);
  address.write(query, placeOf(path));
  // A lone `?` drops the query of the page; an empty address would keep it.
  return `${file}?${query.toString()}`.replace(/(.)\?$/, '$1');
}
