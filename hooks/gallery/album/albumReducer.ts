import type { AlbumPage } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { changeLast, isSameLevel, isSamePage, lastCrumb, levelKey, topPath, type AlbumPath } from './albumPath.ts';
import { ALBUM_CACHE_SIZE } from './constants.ts';
import type { AlbumLevel, AlbumMoveReason } from './types.ts';

/** A requested level and the reason for the move. Moves are compared by identity. */
export interface AlbumMove {
  readonly path: AlbumPath;
  readonly reason: AlbumMoveReason;
}

export type AlbumActivity =
  | { readonly type: 'resting' }
  /** `failure` is the previous request's error, which is kept until the response arrives. */
  | { readonly type: 'loading'; readonly move: AlbumMove; readonly failure: LoggiaError | null }
  | { readonly type: 'failed'; readonly move: AlbumMove; readonly failure: LoggiaError };

export interface AlbumArrival {
  readonly move: AlbumMove;
  /** Whether this is the first level shown. */
  readonly isFirst: boolean;
}

export interface AlbumState<TImage extends GalleryImage = GalleryImage> {
  /** The level that is shown. It is kept while another one loads and after a failure. */
  readonly shown: AlbumLevel<TImage> | null;
  readonly activity: AlbumActivity;
  /** The move that led to the level shown; `null` for the initial level. */
  readonly arrival: AlbumArrival | null;
  /** Cached levels, keyed by `levelKey`, oldest first. Returning to a cached level requires no request. */
  readonly kept: ReadonlyMap<string, AlbumLevel<TImage>>;
  /** Whether the level shown belongs to the previous source. */
  readonly isOutdated: boolean;
}

export type AlbumEvent<TImage extends GalleryImage = GalleryImage> =
  /** The user, the URL or the caller requested a level, and the request wasn't canceled. */
  | { readonly type: 'levelRequested'; readonly move: AlbumMove }
  | { readonly type: 'levelLoaded'; readonly move: AlbumMove; readonly level: AlbumLevel<TImage> }
  | { readonly type: 'levelFailed'; readonly move: AlbumMove; readonly failure: LoggiaError }
  | { readonly type: 'retried' }
  /** The current gallery went to another page with its own pagination. */
  | { readonly type: 'pageTurned'; readonly page: number }
  /** The URL matches the level shown, either initially (`opened`) or after Back or Forward (`travelled`). */
  | { readonly type: 'urlMatched'; readonly path: AlbumPath; readonly by: 'opened' | 'travelled' }
  /** The source was replaced. */
  | { readonly type: 'sourceChanged'; readonly rootId: string }
  /** The album was unmounted or disabled. */
  | { readonly type: 'albumClosed' };

const RESTING: AlbumActivity = { type: 'resting' };

/** Creates the initial state. A level embedded in the server's HTML is shown immediately. */
export function createAlbumState<TImage extends GalleryImage>(shown: AlbumLevel<TImage> | null): AlbumState<TImage> {
  return { shown, activity: RESTING, arrival: null, kept: new Map(), isOutdated: false };
}

/** Returns the next state. Late responses are ignored, and the level shown is kept after a failure. */
export function albumReducer<TImage extends GalleryImage>(
  state: AlbumState<TImage>,
  event: AlbumEvent<TImage>,
): AlbumState<TImage> {
  switch (event.type) {
    case 'levelRequested':
      return request(state, event.move);
    case 'levelLoaded':
    case 'levelFailed':
      return receive(state, event);
    case 'retried':
      return retry(state);
    case 'pageTurned':
      return withPath(state, changeLast(pathOf(state), { page: event.page }));
    case 'urlMatched':
      return matchUrl(rest(state), event.path, event.by);
    case 'sourceChanged':
      return changeSource(state, event.rootId);
    case 'albumClosed':
      return rest(state);
    default:
      return event satisfies never;
  }
}

/** Returns the last request's error, or `null`. */
export const failureOf = ({ activity }: Pick<AlbumState, 'activity'>): LoggiaError | null =>
  activity.type === 'resting' ? null : activity.failure;

/**
 * Whether the level shown matches a path. If so, no request is needed. A gallery's page doesn't matter, because
 * galleries handle their own pagination.
 */
export function isShownAt<TImage extends GalleryImage>({ shown }: AlbumState<TImage>, path: AlbumPath): boolean {
  if (!shown || !isSameLevel(lastCrumb(path), lastCrumb(shown.path))) return false;
  return shown.kind === 'gallery' || isSamePage(path, shown.path);
}

/** Returns the album page that is shown, if more entries of the same album can be appended to it. */
export function pageToExtend<TImage extends GalleryImage>(
  { shown, isOutdated }: AlbumState<TImage>,
  path: AlbumPath,
): AlbumPage | undefined {
  if (isOutdated || shown?.kind !== 'album') return undefined;
  const [target, here] = [lastCrumb(path), lastCrumb(shown.path)];
  return isSameLevel(target, here) && target?.search === here?.search ? shown.page : undefined;
}

const pathOf = ({ shown }: Pick<AlbumState, 'shown'>): AlbumPath => shown?.path ?? [];

const rest = <TImage extends GalleryImage>(state: AlbumState<TImage>): AlbumState<TImage> =>
  state.activity.type === 'resting' ? state : { ...state, activity: RESTING };

function withPath<TImage extends GalleryImage>(state: AlbumState<TImage>, path: AlbumPath): AlbumState<TImage> {
  return state.shown ? { ...state, shown: { ...state.shown, path } } : state;
}

function receive<TImage extends GalleryImage>(
  state: AlbumState<TImage>,
  event: Extract<AlbumEvent<TImage>, { readonly type: 'levelLoaded' | 'levelFailed' }>,
): AlbumState<TImage> {
  const { activity } = state;
  const { move } = event;
  if (activity.type !== 'loading' || activity.move !== move) return state;
  if (event.type === 'levelLoaded') return show(state, event.level, move);
  return { ...state, activity: { type: 'failed', move, failure: event.failure } };
}

function retry<TImage extends GalleryImage>(state: AlbumState<TImage>): AlbumState<TImage> {
  const { activity } = state;
  if (activity.type === 'resting' || !activity.failure) return state;
  // Copy the move, so that a late response to the previous request is ignored.
  return request(state, { ...activity.move });
}

function changeSource<TImage extends GalleryImage>(state: AlbumState<TImage>, rootId: string): AlbumState<TImage> {
  const path = pathOf(state);
  const isInside = path[0]?.id === rootId;
  const move = { path: isInside ? path : topPath(rootId), reason: 'source' } as const;
  return request({ ...state, kept: new Map(), isOutdated: true }, move);
}

/** Requests a level. If the level is cached, it is shown immediately. */
function request<TImage extends GalleryImage>(state: AlbumState<TImage>, move: AlbumMove): AlbumState<TImage> {
  const kept = state.shown && !state.isOutdated ? keep(state.kept, state.shown) : state.kept;
  const known = kept.get(levelKey(move.path));
  if (known) return show({ ...state, kept }, { ...known, path: move.path }, move);
  return { ...state, kept, activity: { type: 'loading', move, failure: failureOf(state) } };
}

function show<TImage extends GalleryImage>(
  state: AlbumState<TImage>,
  level: AlbumLevel<TImage>,
  move: AlbumMove,
): AlbumState<TImage> {
  const arrival = { move, isFirst: state.shown === null };
  return { shown: level, activity: RESTING, arrival, kept: keep(state.kept, level), isOutdated: false };
}

function keep<TImage extends GalleryImage>(
  kept: AlbumState<TImage>['kept'],
  level: AlbumLevel<TImage>,
): AlbumState<TImage>['kept'] {
  // After the user goes to another page of a gallery, the level still contains the gallery's initial page, so the level
  // is not cached.
  if (level.page.page !== lastCrumb(level.path)?.page) return kept;
  const key = levelKey(level.path);
  const others = [...kept].filter(([name]) => name !== key);
  return new Map([...others, [key, level] as const].slice(-ALBUM_CACHE_SIZE));
}

function matchUrl<TImage extends GalleryImage>(
  state: AlbumState<TImage>,
  path: AlbumPath,
  by: 'opened' | 'travelled',
): AlbumState<TImage> {
  if (!state.shown) return state;
  // After a reload, the history entry contains the scroll positions of the levels above the current one.
  const knowsMore =
    by === 'opened' ? path.some(({ scrollTop }) => scrollTop !== undefined) : !isSamePage(path, state.shown.path);
  return knowsMore ? withPath(state, path) : state;
}
