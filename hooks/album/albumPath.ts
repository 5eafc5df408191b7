import type { AlbumCrumb, AlbumEntry } from '../backend/AlbumSource.ts';

/** The way from the top to a level. */
export type AlbumPath = readonly AlbumCrumb[];

export const topPath = (rootId: string, page = 1): AlbumPath => [{ kind: 'album', id: rootId, page }];

/** The level that a path leads to. */
export const lastCrumb = (path: AlbumPath): AlbumCrumb | undefined => path.at(-1);

/** Whether two crumbs are the same album or gallery, on whatever page. */
export const isSameLevel = (one: AlbumCrumb | undefined, other: AlbumCrumb | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

/** The path with its last crumb changed. */
export function changeLast(path: AlbumPath, changes: Partial<AlbumCrumb>): AlbumPath {
  const last = lastCrumb(path);
  return last ? [...path.slice(0, -1), { ...last, ...changes }] : path;
}

/** One level further down; the level that is left keeps where the page was scrolled to. */
export function enterPath(path: AlbumPath, { kind, id, title }: AlbumEntry, scrollTop: number): AlbumPath {
  return [...changeLast(path, { scrollTop }), { kind, id, title, page: 1 }];
}

/** What a level is kept by. */
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
