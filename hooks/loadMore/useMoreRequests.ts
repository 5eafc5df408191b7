'use client';
import { useCallback, useEffect, useReducer } from 'react';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { loadMoreEvent, loadMoreReducer, NOTHING_ASKED } from './loadMoreReducer.ts';
import type { LoadMoreSituation, LoadMoreState } from './loadMoreReducer.ts';
import type { ListEdge } from './types.ts';

export interface MoreRequests {
  readonly state: LoadMoreState;
  retry(): void;
}

/** Asks for more where the lightbox stands near an edge of what is there. What failed for want of a network is asked again when it is back. */
export function useMoreRequests(
  edge: ListEdge,
  situation: LoadMoreSituation,
  bringMore: (edge: ListEdge, signal: AbortSignal) => unknown,
): MoreRequests {
  const [state, dispatch] = useReducer(loadMoreReducer, NOTHING_ASKED);
  const event = loadMoreEvent(state, situation);
  if (event) dispatch(event);

  const latest = useLatestRef(bringMore);
  const running = state.status === 'loading' ? state.request : null;
  useEffect(() => {
    if (!running) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      try {
        await latest.current(edge, signal);
        if (!signal.aborted) dispatch({ type: 'answered', request: running });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', request: running, failure: toLoggiaError(error) });
      }
    };
    void ask();
    return () => controller.abort();
  }, [running, edge, latest]);

  const retry = useCallback(() => dispatch({ type: 'retryRequested' }), []);
  useWhenOnline(state.status === 'failed' && state.failure.code === 'offline', retry);
  return { state, retry };
}
