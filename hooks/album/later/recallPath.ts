import type { AlbumCrumb } from '../../backend/AlbumSource.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';

// Apart from `albumPath`, because the first paint needs none of it.

export const topPath = (rootId: string, page = 1): AlbumPath => [{ kind: 'album', id: rootId, page }];

/** Whether two crumbs are the same album or gallery, on whatever page. */
export const isSameLevel = (one: AlbumCrumb | undefined, other: AlbumCrumb | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

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
