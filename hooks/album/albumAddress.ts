import type { AlbumCrumb } from '../backend/AlbumSource.ts';
import { foldAddress, lastParameter } from '../shared/addresses.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';

/** The place in an album that an address names: the level below the top, if any, and its page. */
export interface AlbumPlace extends Pick<AlbumCrumb, 'page'> {
  /** Null: the top. */
  readonly level: Pick<AlbumCrumb, 'kind' | 'id'> | null;
}

/** The codec of an album's level in the query of an address. */
export interface AlbumAddress {
  /** Tells the albums of a page apart. */
  readonly key: string;
  read(query: URLSearchParams): AlbumPlace;
  /** Changes the query in place; what belongs to others stays. */
  write(query: URLSearchParams, place: AlbumPlace): void;
}

/**
 * `type_{n}`, `album_gallery_id_{n}` and `page_number_{n}`, as links in the wild have them (specification, point 2; facts.md 2.8).
 * Every parameter that ends in `_{n}` is the album's own: another level takes them all away.
 *
 * @param instance Number of the widget on its page, from 0.
 */
export function albumAddress(instance = 0): AlbumAddress {
  const end = `_${instance}`;
  const [type, id, page] = [`type${end}`, `album_gallery_id${end}`, `page_number${end}`] as const;
  return {
    key: String(instance),
    read(query) {
      const kind = lastParameter(query, type);
      const levelId = lastParameter(query, id) ?? '';
      // Anybody can write an address: what is too long, or cannot be seen, is no id.
      const isLevel = (kind === 'album' || kind === 'gallery') && /^\P{Cc}{1,200}$/u.test(levelId);
      return {
        level: isLevel ? { kind, id: levelId } : null,
        page: Number(/^\d{1,15}$/.exec(lastParameter(query, page) ?? '')) || 1,
      };
    },
    write(query, { level, page: number }) {
      if (query.get(type) !== (level?.kind ?? null) || query.get(id) !== (level?.id ?? null)) {
        for (const name of Array.from(query.keys())) if (name.endsWith(end)) query.delete(name);
      }
      if (level) {
        query.set(type, level.kind);
        query.set(id, level.id);
      }
      if (number > 1) query.set(page, String(number));
      else query.delete(page);
    },
  };
}

/** Returns the place that an address names for a path. */
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
