import type { AlbumPath } from './albumPath.ts';
import type { AlbumMoveReason } from './types.ts';

/** A change of level that was asked for. */
export interface AlbumMove {
  readonly path: AlbumPath;
  readonly reason: AlbumMoveReason;
}
