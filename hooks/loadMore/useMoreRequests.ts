'use client';
import { useEffect, useReducer } from 'react';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { loadMoreEvent, loadMoreReducer, NOTHING_ASKED } from './loadMoreReducer.ts';
import type { LoadMoreSituation, LoadMoreState, MoreRequest } from './loadMoreReducer.ts';
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

  const ask = useStableCallback(async (request: MoreRequest, signal: AbortSignal): Promise<void> => {
    try {
      await bringMore(edge, signal);
      if (!signal.aborted) dispatch({ type: 'answered', request });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', request, failure: toLoggiaError(error) });
    }
  });
  const running = state.status === 'loading' ? state.request : null;
  useEffect(() => {
    if (!running) return undefined;
    const controller = new AbortController();
    void ask(running, controller.signal);
    return () => controller.abort();
  }, [running, ask]);

  const retry = useStableCallback(() => dispatch({ type: 'retryRequested' }));
  useWhenOnline(state.status === 'failed' && state.failure.code === 'offline', retry);
  return { state, retry };
}
