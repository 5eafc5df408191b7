import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** A change of level that was asked for. */
export interface AlbumMove {
  readonly path: AlbumPath;
  readonly reason: AlbumMoveReason;
}

export interface AlbumState<TImage extends GalleryImage = GalleryImage> {
  readonly shown: AlbumLevel<TImage> | null;
  /** Number of the request that is under way: an answer to any other one comes too late. */
  readonly request: number | null;
  /** The last move that was asked for: a retry asks for it again. */
  readonly move: AlbumMove | null;
  /** Why it failed. What was shown before stays. */
  readonly failure: LoggiaError | null;
  /** The move that led to what is shown; null for the level that the page began with. */
  readonly arrival: AlbumMove | null;
}

export type AlbumEvent<TImage extends GalleryImage = GalleryImage> =
  | { readonly type: 'levelRequested'; readonly request: number; readonly move: AlbumMove }
  | { readonly type: 'levelArrived'; readonly request: number; readonly level: AlbumLevel<TImage> }
  | { readonly type: 'levelFailed'; readonly request: number; readonly failure: LoggiaError }
  /** The visitor went back to what is still shown. */
  | { readonly type: 'moveWithdrawn' }
  /** The same level by another way, or on another page that it turned by itself. */
  | { readonly type: 'pathChanged'; readonly path: AlbumPath };

/** An album at its start; a level that came with the server's HTML is shown at once. */
export function createAlbumState<TImage extends GalleryImage>(shown: AlbumLevel<TImage> | null): AlbumState<TImage> {
  return { shown, request: null, move: null, failure: null, arrival: null };
}

/** What becomes of an album when something happened. Late answers change nothing; a failure keeps what was shown. */
export function albumReducer<TImage extends GalleryImage>(
  state: AlbumState<TImage>,
  event: AlbumEvent<TImage>,
): AlbumState<TImage> {
  switch (event.type) {
    case 'levelRequested':
      return { ...state, request: event.request, move: event.move };
    case 'levelArrived':
      if (state.request !== event.request) return state;
      return { ...state, shown: event.level, request: null, failure: null, arrival: state.shown && state.move };
    case 'levelFailed':
      if (state.request !== event.request) return state;
      return { ...state, request: null, failure: event.failure };
    case 'moveWithdrawn':
      return { ...state, request: null, failure: null };
    case 'pathChanged':
      return state.shown ? { ...state, shown: { ...state.shown, path: event.path } } : state;
    default:
      return event satisfies never;
  }
}
