'use client';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import type { AlbumEntry } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { MAX_SEARCH_LENGTH } from '../browsing/constants.ts';
import { isConnectionFailure } from '../../core/errors/responseErrors.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { useSourceChange } from '../gallery/useGallery.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { readPageTop } from '../../core/shared/engine/scrolling.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef, useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import {
  changeLast,
  into,
  lastCrumb,
  recallPath,
  toPage,
  topPath,
  up,
  upTo,
  visitablePath,
  type AlbumUrlCodec,
  type AlbumDestination,
} from './albumPath.ts';
import {
  albumReducer,
  pageToExtend,
  createAlbumState,
  failureOf,
  isShownAt,
  type AlbumArrival,
  type AlbumEvent,
  type AlbumMove,
  type AlbumState,
} from './albumReducer.ts';
import { initialAlbumLevel } from './albumView.ts';
import { ALBUM_GUARD_MS } from './constants.ts';
import { currentPath, goBackInHistory, writeAlbumEntry } from './engine/albumHistory.ts';
import { restoreAlbumScroll, showArrival, showBeginning, type AlbumElements } from './engine/albumPlace.ts';
import { loadAlbumLevel } from './loadAlbumLevel.ts';
import type { AlbumMoveReason, UseAlbumOptions, UseAlbumResult } from './types.ts';

interface UseAlbumNavigationOptions<TImage extends GalleryImage>
  extends Omit<UseAlbumOptions<TImage>, 'urlCodec' | 'baseHref' | 'labels'>, AlbumElements {
  readonly address: AlbumUrlCodec | false;
}

interface AlbumNavigation<TImage extends GalleryImage> {
  readonly state: AlbumState<TImage>;
  readonly verbs: AlbumActions;
}

/** Manages an album's navigation in sync with the browser's history. */
export function useAlbumNavigation<TImage extends GalleryImage>(
  options: UseAlbumNavigationOptions<TImage>,
): AlbumNavigation<TImage> {
  const { source, initialLevel, address, enabled = true } = options;
  const [state, dispatch] = useReducer(albumReducer<TImage>, null, () =>
    createAlbumState(initialAlbumLevel(source, initialLevel)),
  );
  const rootId = source?.rootId ?? '';
  const isOpen = useRef(false);
  const latest = useLatestRef({ ...options, state, dispatch });
  const verbs = useAlbumVerbs({ ...options, state, isOpen, dispatch });

  function followUrl(by: 'opened' | 'travelled'): void {
    const named = address ? currentPath(address, rootId) : undefined;
    const reason = by === 'travelled' ? 'history' : 'url';
    if (!state.shown && by === 'opened') {
      dispatch({ type: 'levelRequested', move: { path: named ?? topPath(rootId), reason } });
    } else if (named && isShownAt(state, named)) dispatch({ type: 'urlMatched', path: named, by });
    else if (named) requestLevel({ path: recallPath(named, state.shown?.path ?? []), reason }, latest.current);
  }
  const { open, travel, changeSource } = useStableCallbacks({
    open: () => followUrl('opened'),
    travel: () => followUrl('travelled'),
    changeSource: () => isOpen.current && dispatch({ type: 'sourceChanged', rootId }),
  });

  useLevelRequests(state, latest);
  useArrival(state, latest);
  const hasSource = enabled && source !== undefined;
  useEffect(() => {
    if (!hasSource) return undefined;
    isOpen.current = true;
    const ending = new AbortController();
    addEventListener('popstate', travel, ending);
    const stopFollowing = restoreAlbumScroll(latest);
    open();
    return () => {
      isOpen.current = false;
      stopFollowing();
      ending.abort();
      dispatch({ type: 'albumClosed' });
    };
  }, [hasSource, latest, open, travel]);
  useSourceChange(source, state, changeSource);
  useWhenOnline(isConnectionFailure(failureOf(state)), verbs.retry);

  return { state, verbs };
}

interface LatestAlbum<TImage extends GalleryImage> extends UseAlbumNavigationOptions<TImage> {
  readonly state: AlbumState<TImage>;
  dispatch(event: AlbumEvent<TImage>): void;
}

/** Loads the requested level. The request is aborted when another level is requested or on unmount. */
function useLevelRequests<TImage extends GalleryImage>(
  { activity }: AlbumState<TImage>,
  latest: RefObject<LatestAlbum<TImage>>,
): void {
  const move = activity.type === 'loading' ? activity.move : undefined;
  useEffect(() => {
    if (!move) return undefined;
    const controller = new AbortController();
    const { source, appends, state, dispatch } = latest.current;
    const isBack = move.path.length < (state.shown?.path.length ?? 0);
    const request = { path: move.path, isBack, appends, known: pageToExtend(state, move.path) };
    const load = async () => source && loadAlbumLevel(source, request, controller.signal);
    load().then(
      (level) => level && dispatch({ type: 'levelLoaded', move, level }),
      (error: unknown) => dispatch({ type: 'levelFailed', move, failure: toLoggiaError(error) }),
    );
    return () => controller.abort();
  }, [move, latest]);
}

/** Writes a newly shown level to the URL and updates the focus and scroll position. */
function useArrival<TImage extends GalleryImage>(
  { arrival }: AlbumState<TImage>,
  latest: RefObject<LatestAlbum<TImage>>,
): void {
  const handled = useRef<AlbumArrival>(null);
  useIsomorphicLayoutEffect(() => {
    // React reruns effects when hidden content becomes visible again.
    if (!arrival || arrival === handled.current) return undefined;
    handled.current = arrival;
    const { move, isFirst } = arrival;
    const { state, address, appends } = latest.current;
    const path = state.shown?.path ?? move.path;
    // If an appended list has fewer pages than the URL states, the URL is corrected.
    const isShorter = appends && lastCrumb(path)?.page !== lastCrumb(move.path)?.page;
    writeAlbumEntry(address, path, isShorter ? 'appending' : move.reason);
    return isFirst ? undefined : showArrival(move, latest.current);
  }, [arrival, latest]);
}

interface UseAlbumVerbsOptions<TImage extends GalleryImage>
  extends
    Pick<UseAlbumOptions<TImage>, 'appends' | 'scrollOnPaging' | 'onPathChange'>,
    Pick<AlbumElements, 'containerRef'> {
  readonly address: AlbumUrlCodec | false;
  readonly state: AlbumState<TImage>;
  /** Whether the album has a source and is mounted. All actions are ignored while it is `false`. */
  readonly isOpen: RefObject<boolean>;
  dispatch(event: AlbumEvent<TImage>): void;
}

type AlbumActions = Pick<
  UseAlbumResult,
  'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'updateGalleryPage' | 'retry'
>;

/** Returns the actions available to the user. Invalid targets and canceled moves are ignored. */
function useAlbumVerbs<TImage extends GalleryImage>(options: UseAlbumVerbsOptions<TImage>): AlbumActions {
  const { state, address, appends, containerRef, isOpen, scrollOnPaging = true, dispatch } = options;
  const { shown } = state;
  const path = shown?.path ?? [];
  const lastEnteredMs = useRef(-ALBUM_GUARD_MS);

  function go(destination: AlbumDestination, reason: AlbumMoveReason): void {
    const target = isOpen.current ? visitablePath(shown, destination(path), reason) : undefined;
    if (!target || (reason === 'back' && goBackInHistory(address))) return;
    const isPaging = reason === 'paging' || reason === 'appending';
    if (!isPaging || lastCrumb(target)?.page !== shown?.page.page) requestLevel({ path: target, reason }, options);
    // Appending is retried by the "load more" button.
    else if (reason === 'paging') dispatch({ type: 'retried' });
  }

  return useStableCallbacks({
    enter(entry: AlbumEntry) {
      const nowMs = performance.now();
      if (nowMs - lastEnteredMs.current < ALBUM_GUARD_MS) return;
      lastEnteredMs.current = nowMs;
      go((from) => into(entry)(changeLast(from, { scrollTop: readPageTop() })), 'enter');
    },
    back: () => go(up, 'back'),
    goToDepth: (depth: number) => go(upTo(depth), 'breadcrumb'),
    goToPage: (page: number) => go(toPage(page), appends ? 'appending' : 'paging'),
    search(text: string) {
      const search = text.slice(0, MAX_SEARCH_LENGTH) || undefined;
      go((from) => changeLast(from, { page: 1, search }), 'search');
    },
    updateGalleryPage(page: number) {
      if (!isOpen.current) return;
      if (scrollOnPaging) showBeginning(containerRef.current);
      if (!shown || lastCrumb(path)?.page === page) return;
      writeAlbumEntry(address, changeLast(path, { page }), 'paging');
      dispatch({ type: 'pageTurned', page });
    },
    retry: () => dispatch({ type: 'retried' }),
  });
}

/** Requests a level unless the caller cancels the move. The browser's Back button can't be canceled. */
function requestLevel<TImage extends GalleryImage>(
  move: AlbumMove,
  { onPathChange, dispatch }: Pick<UseAlbumVerbsOptions<TImage>, 'onPathChange' | 'dispatch'>,
): void {
  const details = createChangeDetails(move.reason);
  onPathChange?.(move.path, details);
  if (!details.isCanceled || move.reason === 'history') dispatch({ type: 'levelRequested', move });
}
