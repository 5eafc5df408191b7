'use client';
import { useEffect, useReducer, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { createGalleryState, galleryReducer } from './galleryReducer.ts';
import type { GalleryState } from './galleryReducer.ts';
import { useSourceChange } from './useSourceChange.ts';

export interface UseGalleryRequestsOptions<TImage extends GalleryImage> {
  /** Undefined: nothing is asked for. */
  readonly source: GallerySource<TImage> | undefined;
  readonly page: number;
  readonly query: Omit<GalleryQuery, 'page'> | undefined;
  readonly initialPage: GalleryPage<TImage> | undefined;
  /** Takes a new query to page 1. True when that page will be asked for in a render to come. */
  readonly onNewQuery: () => boolean;
}

export interface GalleryRequests<TImage extends GalleryImage> {
  readonly state: GalleryState<TImage>;
  retry(): void;
}

/** Asks a source for the wanted page whenever that is another one than the page shown. The newest request alone counts. */
export function useGalleryRequests<TImage extends GalleryImage>(
  options: UseGalleryRequestsOptions<TImage>,
): GalleryRequests<TImage> {
  const { source, page, query, initialPage, onNewQuery } = options;
  const queryKey = JSON.stringify(query ?? {});
  const key = page + queryKey;
  const [state, dispatch] = useReducer(galleryReducer<TImage>, null, () => {
    const first = initialPage ?? source?.pageAtHand?.({ ...query, page });
    return createGalleryState(first, `${first?.page}${queryKey}`);
  });
  const { shownKey, revision, failure } = state;
  const request = state.request as AbortSignal | null;
  const lastQueryKey = useRef(queryKey);
  const randomSeed = query?.randomSeed ?? state.shown?.randomSeed;
  const latest = useLatestRef({ source, query: { ...query, randomSeed, page }, onNewQuery });
  const hasSource = Boolean(source);

  useSourceChange(source, state, () => dispatch({ type: 'sourceChanged' }));

  useEffect(() => {
    const isNewQuery = lastQueryKey.current !== queryKey;
    lastQueryKey.current = queryKey;
    if (isNewQuery && page !== 1 && latest.current.onNewQuery()) return undefined;
    if (!hasSource || shownKey === key) {
      dispatch({ type: 'pageWithdrawn' });
      return undefined;
    }
    const controller = new AbortController();
    dispatch({ type: 'pageRequested', request: controller.signal });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another revision asks for the same once more
  }, [hasSource, key, latest, page, queryKey, revision, shownKey]);

  // It is sent when everybody has seen that it is under way, also where the answer is there at once. One that StrictMode's second
  // run, or a newer question, takes back is never sent.
  useEffect(() => {
    if (!request || request.aborted) return;
    const { source, query } = latest.current;
    const load = async () => source?.loadPage(query, { signal: request });
    load().then(
      (page) => page && dispatch({ type: 'pageArrived', request, key, page }),
      (error: unknown) => dispatch({ type: 'pageFailed', request, failure: toLoggiaError(error) }),
    );
  }, [key, latest, request]);

  const retry = useStableCallback(() => dispatch({ type: 'pageRetried', key }));
  useWhenOnline(failure?.code === 'offline', retry);

  return { state, retry };
}
