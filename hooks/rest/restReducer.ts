import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { RestClient } from './types.ts';

/** An answer that was understood. In a box, because it may be anything, `undefined` too. */
export interface Understood<TAnswer> {
  readonly value: TAnswer;
}

/** Whom was asked what. */
export interface Asked {
  readonly client: RestClient | null;
  readonly key: string | null;
}

/** One question over time. What was understood before stays until the same question is answered anew. */
export type RestState<TAnswer> = Asked &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'loading'; readonly request: number; readonly kept: Understood<TAnswer> | null }
    | { readonly status: 'ready'; readonly kept: Understood<TAnswer> }
    | { readonly status: 'failed'; readonly failure: LoggiaError; readonly kept: Understood<TAnswer> | null }
  );

export type RestEvent<TAnswer> =
  | { readonly type: 'asked'; readonly request: number; readonly client: RestClient; readonly key: string }
  | { readonly type: 'answered'; readonly request: number; readonly value: TAnswer }
  | { readonly type: 'failed'; readonly request: number; readonly failure: LoggiaError }
  /** Nobody waits for the answer any more. */
  | { readonly type: 'withdrawn' };

/** Before anything was asked. */
export const UNASKED = { status: 'idle', client: null, key: null } as const;

/** Whether a state is about this question to this client. */
export function isAbout(state: Asked, { client, key }: Asked): boolean {
  return state.client === client && state.key === key;
}

/** Applies an event to a question. An answer to any but the newest request changes nothing. */
export function restReducer<TAnswer>(state: RestState<TAnswer>, event: RestEvent<TAnswer>): RestState<TAnswer> {
  const { client, key } = state;
  switch (event.type) {
    case 'asked': {
      const kept = isAbout(state, event) && state.status !== 'idle' ? state.kept : null;
      return { status: 'loading', client: event.client, key: event.key, request: event.request, kept };
    }
    case 'answered':
      if (state.status !== 'loading' || state.request !== event.request) return state;
      return { status: 'ready', client, key, kept: { value: event.value } };
    case 'failed':
      if (state.status !== 'loading' || state.request !== event.request) return state;
      return { status: 'failed', client, key, failure: event.failure, kept: state.kept };
    case 'withdrawn':
      if (state.status !== 'loading') return state;
      return state.kept ? { status: 'ready', client, key, kept: state.kept } : { status: 'idle', client, key };
    default:
      return event satisfies never;
  }
}
