import { responseErrorLabel } from '../../core/errors/responseErrors.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { LoadMoreLabels } from './labels.ts';

/** A request for more images at one edge. A retry creates a new object. */
interface MoreRequest {
  /** The position of the edge in the complete list at the time of the request. */
  readonly at: number;
}

/**
 * The state of one edge. `request` is the latest request. If this request returned no images, it isn't repeated while
 * the user stays near the edge.
 */
export type LoadMoreState =
  | { readonly status: 'idle'; readonly request: MoreRequest | null }
  | { readonly status: 'loading'; readonly request: MoreRequest }
  | { readonly status: 'failed'; readonly request: MoreRequest; readonly failure: LoggiaError };

export type LoadMoreEvent =
  | { readonly type: 'edgeApproached'; readonly at: number }
  | { readonly type: 'edgeLeft' }
  | { readonly type: 'responded'; readonly request: MoreRequest }
  | { readonly type: 'failed'; readonly request: MoreRequest; readonly failure: LoggiaError }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'closed' };

export const IDLE: LoadMoreState = { status: 'idle', request: null };

const isAwaited = (state: LoadMoreState, { request }: { readonly request: MoreRequest }): boolean =>
  state.status === 'loading' && state.request === request;

/**
 * Returns an edge's next state. There is only one request at a time. Late responses and unexpected events are ignored.
 */
export function loadMoreReducer(state: LoadMoreState, event: LoadMoreEvent): LoadMoreState {
  switch (event.type) {
    case 'edgeApproached':
      if (state.status !== 'idle' || state.request?.at === event.at) return state;
      return { status: 'loading', request: { at: event.at } };
    case 'edgeLeft':
      return state.status === 'idle' && state.request ? IDLE : state;
    case 'responded':
      return isAwaited(state, event) ? { status: 'idle', request: event.request } : state;
    case 'failed':
      return isAwaited(state, event) ? { status: 'failed', request: event.request, failure: event.failure } : state;
    case 'retryRequested':
      return state.status === 'failed' ? { status: 'loading', request: { ...state.request } } : state;
    case 'closed':
      return IDLE;
    default:
      return event satisfies never;
  }
}

/** The lightbox's current position. */
export interface LoadMoreSituation {
  readonly isOpen: boolean;
  /** Whether the current image is near an edge with more images beyond it. */
  readonly isNear: boolean;
  /** The position of that edge in the complete list. */
  readonly at: number;
}

/** Returns the event implied by the lightbox's current position, or `null`. */
export function loadMoreEvent(state: LoadMoreState, { isOpen, isNear, at }: LoadMoreSituation): LoadMoreEvent | null {
  if (!isOpen) return state === IDLE ? null : { type: 'closed' };
  if (state.status !== 'idle') return null;
  if (!isNear) return state.request && { type: 'edgeLeft' };
  return state.request?.at === at ? null : { type: 'edgeApproached', at };
}

const URGENCY = { idle: 0, loading: 1, failed: 2 } as const;

/** Combines the states of both edges. An error takes precedence, followed by loading. */
export function joinEdges(start: LoadMoreState, end: LoadMoreState): LoadMoreState {
  return URGENCY[start.status] > URGENCY[end.status] ? start : end;
}

/**
 * Returns the message for the user, or an empty string if there is none. Loading is announced only if the user is
 * waiting for the images.
 */
export function loadMoreMessage(state: LoadMoreState, isAwaited: boolean, labels: LoadMoreLabels): string {
  if (state.status === 'failed') return labels[responseErrorLabel(state.failure) ?? 'failed'];
  return isAwaited && state.status === 'loading' ? labels.loading : '';
}
