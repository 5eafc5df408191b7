import type { AlbumCrumb, AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { foldAddress, lastParameter } from '../shared/addresses.ts';
import { clamp } from '../shared/clamp.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** The levels from the top down to one of them. */
export type AlbumPath = readonly AlbumCrumb[];

/** Returns the path to go to, given the shown one. */
export type AlbumDestination = (path: AlbumPath) => AlbumPath;

/** Returns the level that a path leads to. */
export const lastCrumb = (path: AlbumPath): AlbumCrumb | undefined => path.at(-1);

/** Returns the path with its last crumb changed. */
export function changeLast(path: AlbumPath, changes: Partial<AlbumCrumb>): AlbumPath {
  const last = lastCrumb(path);
  return last ? [...path.slice(0, -1), { ...last, ...changes }] : path;
}

/** Goes one level down. */
export const into =
  ({ kind, id, title }: AlbumEntry): AlbumDestination =>
  (path) => [...path, { kind, id, title, page: 1 }];

/** Goes up to a level of the path; 0 is the top. */
export const upTo =
  (depth: number): AlbumDestination =>
  (path) =>
    path.slice(0, Math.max(0, depth + 1));

/** Goes one level up. */
export const up: AlbumDestination = (path) => path.slice(0, -1);

/** Goes to another page of the same level. */
export const toPage =
  (page: number): AlbumDestination =>
  (path) =>
    changeLast(path, { page, scrollTop: undefined });

/** Returns the path to the top. */
export const topPath = (rootId: string, page = 1): AlbumPath => [{ kind: 'album', id: rootId, page }];

/** Whether two crumbs are the same album or gallery, on any page. */
export const isSameLevel = (one: AlbumCrumb | undefined, other: AlbumCrumb | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

/** Whether two paths lead to the same page of the same level, with the same search. */
export function isSamePage(one: AlbumPath, other: AlbumPath): boolean {
  const [first, second] = [lastCrumb(one), lastCrumb(other)];
  if (!first || !second) return first === second;
  return isSameLevel(first, second) && first.page === second.page && first.search === second.search;
}

/** Returns the cache key of a level. */
export function levelKey(path: AlbumPath): string {
  const { kind, id, page, search } = lastCrumb(path) ?? {};
  return JSON.stringify([kind, id, page, search]);
}

/**
 * Returns a path with the visitor's place in it: a level that they came through gets the page and the scroll position at which they left
 * it.
 */
export function recallPath(target: AlbumPath, shown: AlbumPath): AlbumPath {
  const known = shown[target.length - 1];
  const isReturn = shown.length > target.length && isSameLevel(known, lastCrumb(target));
  return isReturn ? shown.slice(0, target.length) : target;
}

/** Returns the path that a move really leads to; undefined if it leads nowhere. */
export function visitablePath<TImage extends GalleryImage>(
  shown: AlbumLevel<TImage> | null,
  target: AlbumPath,
  reason: AlbumMoveReason,
): AlbumPath | undefined {
  const { path } = shown ?? { path: [] };
  if (reason === 'enter') return target;
  if (reason === 'back' || reason === 'breadcrumb') {
    return target.length > 0 && target.length < path.length ? target : undefined;
  }
  const page = Math.trunc(lastCrumb(target)?.page ?? 1);
  if (shown?.kind !== 'album' || !Number.isFinite(page)) return undefined;
  return changeLast(target, { page: clamp(page, 1, shown.page.pageCount) });
}

/** The place in an album that an address names: a level below the top, if any, and its page. */
export interface AlbumLocation extends Pick<AlbumCrumb, 'page'> {
  /** Null: the top. */
  readonly level: Pick<AlbumCrumb, 'kind' | 'id'> | null;
}

/** The codec of an album's level in the query of an address. */
export interface AlbumUrlCodec {
  /** Distinguishes several albums on a page. */
  readonly key: string;
  read(query: URLSearchParams): AlbumLocation;
  /** Changes the query in place. Parameters of others stay. */
  write(query: URLSearchParams, place: AlbumLocation): void;
}

/**
 * Creates the codec of `type_{n}`, `album_gallery_id_{n}` and `page_number_{n}`, the parameters of Photo Gallery's links. Every parameter
 * that ends in `_{n}` belongs to the album, and a change of level removes them all.
 *
 * @param instance The number of the widget on its page, from 0.
 */
export function albumUrlCodec(instance = 0): AlbumUrlCodec {
  const end = `_${instance}`;
  const [type, id, page] = [`type${end}`, `album_gallery_id${end}`, `page_number${end}`] as const;
  return {
    key: String(instance),
    read(query) {
      const kind = lastParameter(query, type);
      const levelId = lastParameter(query, id) ?? '';
      // Anybody can write an address: an id that is too long, or has invisible characters, is rejected.
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

/** Returns the place of a path, as an address names it. */
export function placeOf(path: AlbumPath): AlbumLocation {
  const crumb = lastCrumb(path);
  return { level: (path.length > 1 && crumb) || null, page: crumb?.page ?? 1 };
}

/** Returns the address of a path on the page at `base`, an address with or without a query. */
export function albumHref(address: AlbumUrlCodec, path: AlbumPath, base: string): string {
  const [file = '', queryText] = foldAddress(base).split('?', 2);
  const query = new URLSearchParams(queryText);
  address.write(query, placeOf(path));
  // A lone `?` drops the query of the page, while an empty address would keep it.
  return `${file}?${query.toString()}`.replace(/(.)\?$/, '$1');
}
