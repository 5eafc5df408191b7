'use client';
import { useCallback, useEffect, useMemo } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { isConnectionFailure } from '../../core/errors/responseErrors.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { useAdjustedReducer } from '../../core/shared/useAdjustedState.ts';
import { textButtonProps } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import { LOAD_MORE_DISTANCE } from './constants.ts';
import { LOAD_MORE_LABELS } from './labels.ts';
import {
  joinEdges,
  loadMoreEvent,
  loadMoreMessage,
  loadMoreReducer,
  IDLE,
  type LoadMoreSituation,
  type LoadMoreState,
} from './loadMoreReducer.ts';
import type { ListEdge, LoadMoreTarget, UseLoadMoreOptions, UseLoadMoreResult } from './types.ts';

/**
 * Loads more images for a lightbox whose list is only part of its `total`. For each edge, only one request is made at a
 * time. When the user navigates beyond the first or last loaded image, the lightbox waits for the next image.
 *
 * @example
 * const lightbox = useLightbox({ images, total: 240 });
 * const more = useLoadMore(lightbox, { onNeedMore: ({ signal }) => loadNextPage(signal) });
 * <div {...more.getStatusProps()} />
 * {more.error && <button {...more.getRetryButtonProps()} />}
 */
export function useLoadMore<TImage extends GalleryImage = GalleryImage>(
  lightbox: LoadMoreTarget<TImage>,
  options: UseLoadMoreOptions,
): UseLoadMoreResult {
  const { onNeedMore, distance = LOAD_MORE_DISTANCE, enabled = true } = options;
  const { index, total, offset, isSettled, transition, imageStatus, dialogElement } = lightbox;
  const labels = useLabels(LOAD_MORE_LABELS, options.labels);
  const loaded = lightbox.images.length;
  const end = offset + loaded;
  const isOpen = enabled && onNeedMore !== undefined && lightbox.status === 'open';
  const isNearStart = offset > 0 && index <= distance;
  const isNearEnd = end < total && index >= loaded - 1 - distance;
  const requestMore = (edge: ListEdge, signal: AbortSignal) => onNeedMore?.({ edge, loaded, offset, signal });
  const before = useMoreRequests('start', { isOpen, isNear: isNearStart, at: offset }, requestMore);
  const after = useMoreRequests('end', { isOpen, isNear: isNearEnd, at: end }, requestMore);
  const state = joinEdges(before.state, after.state);

  const isAtRest = transition === null && imageStatus !== 'loading';
  const isAwaited = isOpen && (isNearStart || isNearEnd) && isAtRest && !isSettled;
  const message = loadMoreMessage(state, isAwaited, labels);
  const { retry: retryBefore } = before;
  const { retry: retryAfter } = after;
  const retry = useCallback(() => {
    retryBefore();
    retryAfter();
  }, [retryBefore, retryAfter]);
  const getters = useMemo<Pick<UseLoadMoreResult, 'getStatusProps' | 'getRetryButtonProps'>>(() => {
    const handleClick = () => {
      // The retry button is removed together with the error, so move focus to the dialog.
      dialogElement?.focus({ preventScroll: true });
      retry();
    };
    return {
      getStatusProps: (props) => mergeProps({ role: 'status', children: message } as const, props),
      getRetryButtonProps: (props) => mergeProps(textButtonProps(labels.retry, handleClick), props),
    };
  }, [message, labels, dialogElement, retry]);
  const error = state.status === 'failed' ? state.failure : null;
  return useUnchanged({ status: state.status, isAwaited, error, message, retry, ...getters, labels });
}

interface MoreRequests {
  readonly state: LoadMoreState;
  retry(): void;
}

/**
 * Requests more images near an edge. Requests that failed because of the network are repeated once the network is back.
 */
function useMoreRequests(
  edge: ListEdge,
  situation: LoadMoreSituation,
  requestMore: (edge: ListEdge, signal: AbortSignal) => unknown,
): MoreRequests {
  const [state, dispatch] = useAdjustedReducer(
    loadMoreReducer,
    () => IDLE,
    (now) => loadMoreEvent(now, situation),
  );
  const latest = useLatestRef(requestMore);
  const running = state.status === 'loading' ? state.request : null;
  useEffect(() => {
    if (!running) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      try {
        await latest.current(edge, signal);
        if (!signal.aborted) dispatch({ type: 'responded', request: running });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', request: running, failure: toLoggiaError(error) });
      }
    };
    void load();
    return () => controller.abort();
  }, [running, edge, latest, dispatch]);

  const retry = useCallback(() => dispatch({ type: 'retryRequested' }), [dispatch]);
  useWhenOnline(state.status === 'failed' && isConnectionFailure(state.failure), retry);
  return { state, retry };
}
