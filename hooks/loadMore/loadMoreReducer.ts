import type { LoggiaError } from '../errors/LoggiaError.ts';

/** A wish for more. A retry is a new object. */
export interface MoreRequest {
  /** Images that were there when it was made. */
  readonly loaded: number;
}

/** `request` is the last one made: what it brought nothing to is not asked for again while the visitor stays at the end. */
export type LoadMoreState =
  | { readonly status: 'idle'; readonly request: MoreRequest | null }
  | { readonly status: 'loading'; readonly request: MoreRequest }
  | { readonly status: 'failed'; readonly request: MoreRequest; readonly failure: LoggiaError };

export type LoadMoreEvent =
  | { readonly type: 'endApproached'; readonly loaded: number }
  | { readonly type: 'endLeft' }
  | { readonly type: 'answered'; readonly request: MoreRequest }
  | { readonly type: 'failed'; readonly request: MoreRequest; readonly failure: LoggiaError }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'closed' };

export const NOTHING_ASKED: LoadMoreState = { status: 'idle', request: null };

const isAwaited = (state: LoadMoreState, { request }: { readonly request: MoreRequest }): boolean =>
  state.status === 'loading' && state.request === request;

/** One request at a time; late answers and events that do not fit change nothing. */
export function loadMoreReducer(state: LoadMoreState, event: LoadMoreEvent): LoadMoreState {
  switch (event.type) {
    case 'endApproached':
      if (state.status !== 'idle' || state.request?.loaded === event.loaded) return state;
      return { status: 'loading', request: { loaded: event.loaded } };
    case 'endLeft':
      return state.status === 'idle' && state.request ? NOTHING_ASKED : state;
    case 'answered':
      return isAwaited(state, event) ? { status: 'idle', request: event.request } : state;
    case 'failed':
      return isAwaited(state, event) ? { status: 'failed', request: event.request, failure: event.failure } : state;
    case 'retryRequested':
      return state.status === 'failed' ? { status: 'loading', request: { ...state.request } } : state;
    case 'closed':
      return NOTHING_ASKED;
    default:
      return event satisfies never;
  }
}

/** Where the lightbox stands. */
export interface LoadMoreSituation {
  readonly isOpen: boolean;
  readonly isNearEnd: boolean;
  readonly loaded: number;
}

/** What has happened where the lightbox stands now, or null. */
export function loadMoreEvent(
  state: LoadMoreState,
  { isOpen, isNearEnd, loaded }: LoadMoreSituation,
): LoadMoreEvent | null {
  if (!isOpen) return state === NOTHING_ASKED ? null : { type: 'closed' };
  if (state.status !== 'idle') return null;
  if (!isNearEnd) return state.request && { type: 'endLeft' };
  return state.request?.loaded === loaded ? null : { type: 'endApproached', loaded };
}
