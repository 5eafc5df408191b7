'use client';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { isConnectionFailure } from '../errors/answerFailure.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { clamp } from '../shared/clamp.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useLatestRef, useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { createGalleryState, galleryReducer } from './galleryReducer.ts';
import type { GalleryState } from './galleryReducer.ts';
import { galleryView } from './galleryView.ts';
import { GALLERY_LABELS } from './labels.ts';
import type { GalleryPageReason, UseGalleryOptions, UseGalleryResult } from './types.ts';
import { useGalleryGetters } from './useGalleryGetters.ts';

/**
 * A gallery's images, page by page: those of a list that is already here, or those that a source serves. The old page stays
 * while the next one loads, and a failure keeps it.
 *
 * @example
 * const gallery = useGallery({ source: backend.gallery });
 * <div {...gallery.getContainerProps()}>
 *   {gallery.images.map((image) => <Thumbnail key={image.id} image={image} />)}
 *   <a {...gallery.getPageLinkProps({ page: gallery.page + 1, href: '?page=2' })}>{gallery.labels.nextPage}</a>
 *   <div {...gallery.getStatusProps()} />
 * </div>
 */
export function useGallery<TImage extends GalleryImage = GalleryImage>(
  options: UseGalleryOptions<TImage>,
): UseGalleryResult<TImage> {
  const { images, source, initialPage, defaultPage, query, enabled = true } = options;
  const labels = useLabels(GALLERY_LABELS, options.labels);
  const isControlled = options.page !== undefined;
  const [wantedPage, requestPage] = useControllableState<number, GalleryPageReason>({
    name: 'page',
    value: options.page,
    defaultValue: defaultPage ?? initialPage?.page ?? 1,
    onChange: options.onPageChange,
  });
  const { state, retry } = useGalleryRequests({
    source: enabled && !images ? source : undefined,
    page: wantedPage,
    query,
    initialPage,
    onNewQuery: () => requestPage(1, 'query') && !isControlled,
  });

  const view = useMemo(
    () => galleryView({ state, images, page: wantedPage, labels }),
    [state, images, wantedPage, labels],
  );
  const { status, images: shownImages, pageCount, failure, announcement } = view;

  const goToPage = useStableCallback((target: number, reason: GalleryPageReason = 'imperative') => {
    if (!Number.isFinite(target)) return;
    const next = clamp(Math.trunc(target), 1, images || state.shown ? pageCount : Infinity);
    if (next !== wantedPage) requestPage(next, reason);
    else if (failure) retry();
  });

  const nameOf = useCallback(
    (index: number) => shownImages[index]?.title || fillLabel(labels.untitled, { index: index + 1 }),
    [labels, shownImages],
  );
  const getters = useGalleryGetters({ status, pageCount, announcement, goToPage, retry, labels });

  // The same result as long as nothing of it changes: what draws the images need not render with whoever calls this.
  return useMemo(() => {
    const { announcement: _announcement, ...shown } = view;
    return { ...shown, nameOf, goToPage, retry, ...getters, labels };
  }, [view, nameOf, goToPage, retry, getters, labels]);
}

interface UseGalleryRequestsOptions<TImage extends GalleryImage> {
  /** Undefined: nothing is asked for. */
  readonly source: GallerySource<TImage> | undefined;
  readonly page: number;
  readonly query: Omit<GalleryQuery, 'page'> | undefined;
  readonly initialPage: GalleryPage<TImage> | undefined;
  /** Takes a new query to page 1. True when that page will be asked for in a render to come. */
  readonly onNewQuery: () => boolean;
}

interface GalleryRequests<TImage extends GalleryImage> {
  readonly state: GalleryState<TImage>;
  retry(): void;
}

/** Asks a source for the wanted page whenever that is another one than the page shown. The newest request alone counts. */
function useGalleryRequests<TImage extends GalleryImage>(
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
  useWhenOnline(isConnectionFailure(failure), retry);

  return { state, retry };
}

/**
 * Tells when another source took the place of the one before. A source that is made anew in each render is not another one as
 * long as the render was caused by `state`, our own: otherwise every answer would call for the next request, without end.
 */
export function useSourceChange(source: object | undefined, state: unknown, onChange: () => void): void {
  const committed = useRef([source, state] as const);
  const latestOnChange = useLatestRef(onChange);
  useEffect(() => {
    const [previous, stateBefore] = committed.current;
    committed.current = [source, state];
    // Another state is what this render comes from: it is our own.
    if (source && previous && source !== previous && state === stateBefore) latestOnChange.current();
  }, [source, state, latestOnChange]);
}
