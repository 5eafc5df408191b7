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
  const [state, dispatch] = useReducer(galleryReducer<TImage>, null, () =>
    createGalleryState(initialPage, `${initialPage?.page}${queryKey}`),
  );
  const { shownKey, revision, failure } = state;
  const lastQueryKey = useRef(queryKey);
  const latest = useLatestRef({ source, query, randomSeed: query?.randomSeed ?? state.shown?.randomSeed, onNewQuery });
  const hasSource = Boolean(source);

  useSourceChange(source, state, () => dispatch({ type: 'sourceChanged' }));

  useEffect(() => {
    const isNewQuery = lastQueryKey.current !== queryKey;
    lastQueryKey.current = queryKey;
    if (isNewQuery && page !== 1 && latest.current.onNewQuery()) return undefined;
    if (!hasSource || shownKey === key) {
      dispatch({ type: 'requestWithdrawn' });
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'pageRequested', request: signal });

    async function load(): Promise<void> {
      try {
        // A step later, so that a request that StrictMode's second run takes back is never sent.
        await Promise.resolve();
        signal.throwIfAborted();
        const { source, query, randomSeed } = latest.current;
        const answer = await source?.loadPage({ ...query, randomSeed, page }, { signal });
        if (answer) dispatch({ type: 'pageArrived', request: signal, key, page: answer });
      } catch (error) {
        dispatch({ type: 'pageFailed', request: signal, failure: toLoggiaError(error) });
      }
    }
    void load();
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another revision asks for the same once more
  }, [hasSource, key, latest, page, queryKey, revision, shownKey]);

  const retry = useStableCallback(() => dispatch({ type: 'retryAsked', key }));
  useWhenOnline(failure?.code === 'offline', retry);

  return { state, retry };
}
