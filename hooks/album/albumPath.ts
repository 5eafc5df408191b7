import type { AlbumCrumb, AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { foldAddress, lastParameter } from '../shared/addresses.ts';
import { clamp } from '../shared/clamp.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** The way from the top to a level. */
export type AlbumPath = readonly AlbumCrumb[];

/** The path to go to, from the one that is shown. */
export type AlbumDestination = (path: AlbumPath) => AlbumPath;

/** The level that a path leads to. */
export const lastCrumb = (path: AlbumPath): AlbumCrumb | undefined => path.at(-1);

/** The path with its last crumb changed. */
export function changeLast(path: AlbumPath, changes: Partial<AlbumCrumb>): AlbumPath {
  const last = lastCrumb(path);
  return last ? [...path.slice(0, -1), { ...last, ...changes }] : path;
}

/** One level further down. */
export const into =
  ({ kind, id, title }: AlbumEntry): AlbumDestination =>
  (path) => [...path, { kind, id, title, page: 1 }];

/** To a level of the path, 0 being the top. */
export const upTo =
  (depth: number): AlbumDestination =>
  (path) =>
    path.slice(0, Math.max(0, depth + 1));

/** One level further up. */
export const up: AlbumDestination = (path) => path.slice(0, -1);

/** Another page of the same level. */
export const toPage =
  (page: number): AlbumDestination =>
  (path) =>
    changeLast(path, { page, scrollTop: undefined });

/** The path to the top. */
export const topPath = (rootId: string, page = 1): AlbumPath => [{ kind: 'album', id: rootId, page }];

/** Whether two crumbs are the same album or gallery, on whatever page. */
export const isSameLevel = (one: AlbumCrumb | undefined, other: AlbumCrumb | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

/** Returns the key under which a level is kept. */
export function levelKey(path: AlbumPath): string {
  const { kind, id, page, search } = lastCrumb(path) ?? {};
  return JSON.stringify([kind, id, page, search]);
}

/**
 * A path as the visitor knows it: where it leads back to a level that they came through, that level has the page and the place
 * it was left at.
 */
export function recallPath(target: AlbumPath, shown: AlbumPath): AlbumPath {
  const known = shown[target.length - 1];
  const isWayBack = shown.length > target.length && isSameLevel(known, lastCrumb(target));
  return isWayBack ? shown.slice(0, target.length) : target;
}

/** Returns the path that a request leads to; undefined if it leads nowhere. */
export function visitablePath<TImage extends GalleryImage>(
  shown: AlbumLevel<TImage> | null,
  asked: AlbumPath,
  reason: AlbumMoveReason,
): AlbumPath | undefined {
  const { path } = shown ?? { path: [] };
  if (reason === 'enter') return asked;
  if (reason === 'back' || reason === 'breadcrumb') {
    return asked.length > 0 && asked.length < path.length ? asked : undefined;
  }
  const page = Math.trunc(lastCrumb(asked)?.page ?? 1);
  if (shown?.kind !== 'album' || !Number.isFinite(page)) return undefined;
  return changeLast(asked, { page: clamp(page, 1, shown.page.pageCount) });
}

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
