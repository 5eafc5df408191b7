import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { RestClient } from './types.ts';

/** A parsed response. It is wrapped because the value may be anything, including `undefined`. */
interface LoadedResponse<TData> {
  readonly value: TData;
}

/** Identifies a request by its client and its resource's key. */
interface RequestIdentity {
  readonly client: RestClient | null;
  readonly key: string | null;
}

/** The state of a request. The last parsed response is kept until the same request succeeds again. */
export type RestState<TData> = RequestIdentity &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'loading'; readonly request: number; readonly loaded: LoadedResponse<TData> | null }
    | { readonly status: 'ready'; readonly loaded: LoadedResponse<TData> }
    | { readonly status: 'failed'; readonly failure: LoggiaError; readonly loaded: LoadedResponse<TData> | null }
  );

export type RestEvent<TData> =
  | { readonly type: 'requested'; readonly request: number; readonly client: RestClient; readonly key: string }
  | { readonly type: 'responded'; readonly request: number; readonly value: TData }
  | { readonly type: 'failed'; readonly request: number; readonly failure: LoggiaError }
  | { readonly type: 'aborted' };

export const IDLE_REQUEST = { status: 'idle', client: null, key: null } as const;

export function isSameRequest(state: RequestIdentity, { client, key }: RequestIdentity): boolean {
  return state.client === client && state.key === key;
}

/** Returns the next state of a request. Only responses to the latest request are applied. */
export function restReducer<TData>(state: RestState<TData>, event: RestEvent<TData>): RestState<TData> {
  const { client, key } = state;
  switch (event.type) {
    case 'requested': {
      const loaded = isSameRequest(state, event) && state.status !== 'idle' ? state.loaded : null;
      return { status: 'loading', client: event.client, key: event.key, request: event.request, loaded };
    }
    case 'responded':
      if (state.status !== 'loading' || state.request !== event.request) return state;
      return { status: 'ready', client, key, loaded: { value: event.value } };
    case 'failed':
      if (state.status !== 'loading' || state.request !== event.request) return state;
      return { status: 'failed', client, key, failure: event.failure, loaded: state.loaded };
    case 'aborted':
      if (state.status !== 'loading') return state;
      return state.loaded ? { status: 'ready', client, key, loaded: state.loaded } : { status: 'idle', client, key };
    default:
      return event satisfies never;
  }
}
