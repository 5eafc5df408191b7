import type { AlbumCrumb, AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
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
