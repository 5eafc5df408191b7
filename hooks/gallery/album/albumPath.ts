import type { AlbumCrumb, AlbumEntry } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { foldUrl, lastParameter } from '../../core/shared/urls.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** The levels from the root album down to a nested album or gallery. */
export type AlbumPath = readonly AlbumCrumb[];

/** Maps the current path to the path to navigate to. */
export type AlbumDestination = (path: AlbumPath) => AlbumPath;

/** Returns the last level of a path. */
export const lastCrumb = (path: AlbumPath): AlbumCrumb | undefined => path.at(-1);

export function changeLast(path: AlbumPath, changes: Partial<AlbumCrumb>): AlbumPath {
  const last = lastCrumb(path);
  return last ? [...path.slice(0, -1), { ...last, ...changes }] : path;
}

/** Goes down to an entry of the current level. */
export const into =
  ({ kind, id, title }: AlbumEntry): AlbumDestination =>
  (path) => [...path, { kind, id, title, page: 1 }];

/** Goes up to the level at this depth; 0 is the root. */
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

/** Returns the path of the root album. */
export const topPath = (rootId: string, page = 1): AlbumPath => [{ kind: 'album', id: rootId, page }];

/** Whether two crumbs refer to the same album or gallery, regardless of the page. */
export const isSameLevel = (one: AlbumCrumb | undefined, other: AlbumCrumb | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

/** Whether two paths lead to the same level, page and search. */
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
 * Returns the path for a move. When the user returns to a level above the current one, the path includes the page and
 * scroll position where they left that level. Otherwise, returns `target`.
 */
export function recallPath(target: AlbumPath, shown: AlbumPath): AlbumPath {
  const known = shown[target.length - 1];
  const isReturn = shown.length > target.length && isSameLevel(known, lastCrumb(target));
  return isReturn ? shown.slice(0, target.length) : target;
}

/** Returns the valid path for a move, or `undefined` if the move is impossible. */
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

/** An album's location in the URL: a level below the root, if any, and its page. */
export interface AlbumLocation extends Pick<AlbumCrumb, 'page'> {
  /** The level; `null` for the root. */
  readonly level: Pick<AlbumCrumb, 'kind' | 'id'> | null;
}

/** Reads an album's level from a URL's query and writes it there. */
export interface AlbumUrlCodec {
  /** Distinguishes between several albums on a page. */
  readonly key: string;
  read(query: URLSearchParams): AlbumLocation;
  /** Writes a location to the given query object. Unrelated parameters are kept. */
  write(query: URLSearchParams, location: AlbumLocation): void;
}

/**
 * Creates a codec for the parameters of Photo Gallery's links: `type_{n}`, `album_gallery_id_{n}` and
 * `page_number_{n}`. All parameters that end in `_{n}` belong to the album and are removed when the level changes.
 *
 * @param instance The widget's index on its page, starting at 0.
 */
export function albumUrlCodec(instance = 0): AlbumUrlCodec {
  const end = `_${instance}`;
  const [type, id, page] = [`type${end}`, `album_gallery_id${end}`, `page_number${end}`] as const;
  return {
    key: String(instance),
    read(query) {
      const kind = lastParameter(query, type);
      const levelId = lastParameter(query, id) ?? '';
      // URLs are untrusted, so ids that are too long or contain control characters are rejected.
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

/** Returns a path's location as written to the URL. */
export function locationOf(path: AlbumPath): AlbumLocation {
  const crumb = lastCrumb(path);
  return { level: (path.length > 1 && crumb) || null, page: crumb?.page ?? 1 };
}

/** Returns the URL for a path. `base` is the page's URL, with or without a query. */
export function albumHref(address: AlbumUrlCodec, path: AlbumPath, base: string): string {
  const [file = '', queryText] = foldUrl(base).split('?', 2);
  const query = new URLSearchParams(queryText);
  address.write(query, locationOf(path));
  // A lone `?` clears the page's query, whereas an empty `href` would keep it.
  return `${file}?${query.toString()}`.replace(/(.)\?$/, '$1');
}
