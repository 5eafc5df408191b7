'use client';
import { useEffect, useReducer, useRef } from 'react';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { parseAnswer } from './parseAnswer.ts';
import type { RestReading, UseRestOptions } from './restTypes.ts';
import { isAbout, restReducer, UNASKED } from './restReducer.ts';
import type { RestEvent, RestState } from './restReducer.ts';
import { shareAnswer } from './engine/shareAnswer.ts';

export interface RestRequest<TAnswer> {
  readonly state: RestState<TAnswer>;
  retry(): void;
  abort(): void;
}

function keyOf({ path, namespace, endpoint, query }: RestReading): string {
  return JSON.stringify([path, namespace, endpoint, query]);
}

/** Asks whenever there is another question. The newest request alone counts, and equal ones of other components are shared. */
export function useRestRequest<TAnswer>(options: UseRestOptions<TAnswer>): RestRequest<TAnswer> {
  const { client, reading, enabled = true } = options;
  const key = enabled && reading ? keyOf(reading) : null;
  const [revision, askAgain] = useReducer((count: number) => count + 1, 0);
  const [state, dispatch] = useReducer<RestState<TAnswer>, [RestEvent<TAnswer>]>(restReducer<TAnswer>, UNASKED);
  const requestCount = useRef(0);
  const controller = useRef<AbortController | null>(null);
  const latest = useLatestRef(options);

  useEffect(() => {
    if (key === null) return undefined;
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    requestCount.current += 1;
    const request = requestCount.current;
    dispatch({ type: 'asked', request, client, key });

    async function load(asked: string): Promise<void> {
      try {
        // A step later, so that a request that StrictMode's second run takes back is never sent.
        await Promise.resolve();
        signal.throwIfAborted();
        const { reading } = latest.current;
        if (!reading) return;
        const answer = await shareAnswer(client, asked, { ...reading, signal });
        dispatch({ type: 'answered', request, value: parseAnswer(answer, latest.current.parse) });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', request, failure: toLoggiaError(error) });
      }
    }
    void load(key);
    return () => {
      own.abort();
      dispatch({ type: 'withdrawn' });
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another revision asks for the same once more
  }, [client, key, latest, revision]);

  const isOurs = key !== null && isAbout(state, { client, key });
  const shown = key === null ? UNASKED : ({ status: 'loading', client, key, request: 0, kept: null } as const);
  return {
    state: isOurs ? state : shown,
    retry: askAgain,
    abort: useStableCallback(() => {
      controller.current?.abort();
      dispatch({ type: 'withdrawn' });
    }),
  };
}
