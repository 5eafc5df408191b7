import type { AlbumCrumb, AlbumEntry } from '../backend/AlbumSource.ts';

/** The way from the top to a level. */
export type AlbumPath = readonly AlbumCrumb[];

/** The level that a path leads to. */
export const lastCrumb = (path: AlbumPath): AlbumCrumb | undefined => path.at(-1);

/** The path with its last crumb changed. */
export function changeLast(path: AlbumPath, changes: Partial<AlbumCrumb>): AlbumPath {
  const last = lastCrumb(path);
  return last ? [...path.slice(0, -1), { ...last, ...changes }] : path;
}

/** One level further down. */
export const enterPath = (path: AlbumPath, { kind, id, title }: AlbumEntry): AlbumPath => [
  ...path,
  { kind, id, title, page: 1 },
];
