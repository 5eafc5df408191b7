'use client';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../../data/backend/GallerySource.ts';
import { isConnectionFailure } from '../../core/errors/responseErrors.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef, useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import { createGalleryState, galleryReducer, type GalleryState } from './galleryReducer.ts';
import { galleryView } from './galleryView.ts';
import { GALLERY_LABELS } from './labels.ts';
import type { GalleryPageReason, UseGalleryOptions, UseGalleryResult } from './types.ts';
import { useGalleryGetters } from './useGalleryGetters.ts';

/**
 * Manages a gallery's images page by page, from a list or a source. The current page remains visible while the next one
 * loads and after an error.
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
  const { status, images: shownImages, pageCount, error, announcement } = view;

  const goToPage = useStableCallback((target: number, reason: GalleryPageReason = 'imperative') => {
    if (!Number.isFinite(target)) return;
    const next = clamp(Math.trunc(target), 1, images || state.shown ? pageCount : Infinity);
    if (next !== wantedPage) requestPage(next, reason);
    else if (error) retry();
  });

  const nameOf = useCallback(
    (index: number) =>
      shownImages[index]?.title || shownImages[index]?.alt || fillLabel(labels.untitled, { index: index + 1 }),
    [labels, shownImages],
  );
  const getters = useGalleryGetters({ status, pageCount, announcement, goToPage, retry, labels });

  // The result is stable, so that memoized children do not rerender whenever the caller does.
  return useMemo(() => {
    const { announcement: _announcement, ...shown } = view;
    return { ...shown, nameOf, goToPage, retry, ...getters, labels };
  }, [view, nameOf, goToPage, retry, getters, labels]);
}

interface UseGalleryRequestsOptions<TImage extends GalleryImage> {
  /** The source of the pages. If `undefined`, nothing is requested. */
  readonly source: GallerySource<TImage> | undefined;
  readonly page: number;
  readonly query: Omit<GalleryQuery, 'page'> | undefined;
  readonly initialPage: GalleryPage<TImage> | undefined;
  /** Goes to page 1 for a new query. Returns `true` if a later render will request that page. */
  readonly onNewQuery: () => boolean;
}

interface GalleryRequests<TImage extends GalleryImage> {
  readonly state: GalleryState<TImage>;
  retry(): void;
}

/** Returns a key built from the query's values, so that query objects can be created inline. */
const queryKeyOf = ({ search, sort, tagIds, randomSeed }: Omit<GalleryQuery, 'page'> = {}): string =>
  JSON.stringify([search, sort, tagIds, randomSeed]);

/** Requests the current page from the source unless it is already shown. Only the latest request counts. */
function useGalleryRequests<TImage extends GalleryImage>(
  options: UseGalleryRequestsOptions<TImage>,
): GalleryRequests<TImage> {
  const { source, page, query, initialPage, onNewQuery } = options;
  const queryKey = queryKeyOf(query);
  const key = page + queryKey;
  const [state, dispatch] = useReducer(galleryReducer<TImage>, null, () => {
    const first = initialPage ?? source?.getInitialPage?.({ ...query, page });
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new revision repeats the request
  }, [hasSource, key, latest, page, queryKey, revision, shownKey]);

  // A request is sent only after the loading state is committed, even if the response is immediate. Requests aborted by
  // StrictMode's second run or a newer request are never sent.
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
 * Calls `onChange` when the source is replaced. If our own `state` caused the render, a new source is ignored.
 * Otherwise, a caller that creates a new source on every render would cause an endless loop, because every response
 * would trigger another request.
 */
export function useSourceChange(source: object | undefined, state: unknown, onChange: () => void): void {
  const committed = useRef([source, state] as const);
  const latestOnChange = useLatestRef(onChange);
  useEffect(() => {
    const [previous, stateBefore] = committed.current;
    committed.current = [source, state];
    // If `state` has changed, we caused the render ourselves.
    if (source && previous && source !== previous && state === stateBefore) latestOnChange.current();
  }, [source, state, latestOnChange]);
}
