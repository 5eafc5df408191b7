'use client';
import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import type { PlaylistSource } from '../../data/backend/PlaylistSource.ts';
import { HttpStatusError } from '../../core/errors/HttpStatusError.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { leavePage } from '../../core/shared/engine/leavePage.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { PLAYER_SCROLL_OFFSET_PX } from './constants.ts';
import { PLAYLIST_LABELS, type PlaylistLabels } from './labels.ts';
import {
  canGo,
  firstPages,
  isAppending,
  pageLimits,
  playlistPagesReducer,
  type PlaylistLoading,
  type PlaylistPagesEvent,
} from './playlistPages.ts';
import type { PlaylistFailure, UsePlaylistPagesOptions, UsePlaylistPagesResult } from './types.ts';
import { usePlayerScroll } from './usePlayerScroll.ts';

/**
 * Manages the pages of a playlist, which are shown one at a time or appended to each other. Only the latest request
 * takes effect. If a request fails, the current list is kept.
 *
 * @example
 * const pages = usePlaylistPages({ source, initialPage });
 * <ul {...pages.getListProps()}>{pages.videos.map(…)}</ul>
 * {pages.hasPages && <button {...pages.getNextButtonProps()}>{pages.labels.next}</button>}
 * <div {...pages.getStatusProps()} />
 */
export function usePlaylistPages(options: UsePlaylistPagesOptions): UsePlaylistPagesResult {
  const { source, initialPage, page: firstPage, pageCount: givenCount } = options;
  const labels = useLabels(PLAYLIST_LABELS, options.labels);
  const [pages, dispatch] = useReducer(playlistPagesReducer, initialPage, (first) =>
    firstPages(first, { page: firstPage, pageCount: givenCount }),
  );
  // Without a source, `initialPage` is the whole list.
  const { videos } = initialPage;
  const onlyPage = useMemo(
    () => (source ? null : firstPages({ videos, tokens: {} }, { page: firstPage, pageCount: givenCount })),
    [source, videos, firstPage, givenCount],
  );
  const state = onlyPage ?? pages;
  const { shown, known, page, pageCount, farthest, loading } = state;
  usePageRequests(loading, source, dispatch);

  const verbs = {
    goToNext: useStableCallback(() => dispatch({ type: 'pageRequested', direction: 'next' })),
    goToPrevious: useStableCallback(() => dispatch({ type: 'pageRequested', direction: 'previous' })),
    loadMore: useStableCallback(() => dispatch({ type: 'pageRequested', direction: 'more' })),
    loadMoreThumbnails: useStableCallback(() => dispatch({ type: 'moreVideosRequested' })),
    cancelMoreThumbnails: useStableCallback(() => dispatch({ type: 'moreVideosCanceled' })),
    retry: useStableCallback(() => dispatch({ type: 'retried' })),
  };
  const failure = useMemo(
    () => (loading.type === 'failed' ? { error: loading.error, message: failureText(loading.error, labels) } : null),
    [loading, labels],
  );
  const isLoading = loading.type === 'loading';
  const position = pageCount === undefined ? String(page) : fillLabel(labels.pageOf, { page, pageCount });
  // A single page needs no announcement.
  const shownPosition = pageCount === 1 && page === 1 ? '' : position;
  const about = { ...pageLimits(state), isLoading, labels, ...verbs };
  const getters = usePageGetters({
    ...about,
    ...usePageTurn(page),
    announcement: failure?.message ?? (isLoading ? labels.loading : shownPosition),
  });
  return {
    ...about,
    ...getters,
    videos: shown,
    loadedVideos: known,
    page,
    pageCount,
    position,
    hasPages: canGo(state, 'next') || canGo(state, 'previous'),
    hasMore: farthest.next !== undefined,
    pendingCount: isAppending(loading) ? videos.length : 0,
    failure,
  };
}

/** Loads the requested page. The request is aborted if another page is requested or the component unmounts. */
function usePageRequests(
  loading: PlaylistLoading,
  source: PlaylistSource | undefined,
  dispatch: Dispatch<PlaylistPagesEvent>,
): void {
  useEffect(() => {
    if (loading.type !== 'loading' || !source) return undefined;
    const { request } = loading;
    const controller = new AbortController();
    const { signal } = controller;
    source.loadPage(request, { signal }).then(
      (page) => signal.aborted || dispatch({ type: 'pageArrived', request, page }),
      (error: unknown) => signal.aborted || dispatch({ type: 'pageFailed', request, error: toLoggiaError(error) }),
    );
    return () => controller.abort();
  }, [loading, source, dispatch]);
}

const TEXT_OF_STATUS = new Map<number, 'forbidden' | 'notFound' | 'serverError'>([
  [403, 'forbidden'],
  [404, 'notFound'],
  [500, 'serverError'],
]);

/** Returns the message for a failed request. */
export function failureText(error: LoggiaError, labels: PlaylistLabels): string {
  if (error.code === 'offline') return labels.offline;
  if (error.code === 'brokenResponse') return labels.brokenResponse;
  const status = error instanceof HttpStatusError ? error.status : undefined;
  return labels[(status !== undefined && TEXT_OF_STATUS.get(status)) || 'unavailable'];
}

interface PageTurn {
  readonly setList: (element: HTMLElement | null) => void;
  /** Records whether the clicked button replaces the current page (true) or appends a page (false). */
  readonly noteTurn: (isTurn: boolean) => void;
}

/** Scrolls to the start of the list after a page change, because the pager may be below the list. */
function usePageTurn(page: number): PageTurn {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scrollToList = usePlayerScroll(list, PLAYER_SCROLL_OFFSET_PX, true);
  const isTurned = useRef(false);
  const noteTurn = useStableCallback((isTurn: boolean) => {
    isTurned.current = isTurn;
  });
  const follow = useStableCallback(() => {
    if (isTurned.current) scrollToList();
    isTurned.current = false;
  });
  useEffect(follow, [page, follow]);
  return { setList, noteTurn };
}

type Getters = Extract<keyof UsePlaylistPagesResult, `get${string}`>;
type Verbs = 'goToNext' | 'goToPrevious' | 'loadMore' | 'retry';
type GetterInput = 'isLoading' | 'isAtStart' | 'isAtEnd' | 'labels' | Verbs;

interface PageGetterOptions extends Pick<UsePlaylistPagesResult, GetterInput>, PageTurn {
  readonly announcement: string;
}

/** Creates the prop getters for the list and its paging buttons. */
function usePageGetters(options: PageGetterOptions): Pick<UsePlaylistPagesResult, Getters> {
  const { isLoading, isAtStart, isAtEnd, labels, announcement } = options;
  const { goToNext, goToPrevious, loadMore, retry, setList, noteTurn } = options;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const handover = useFocusHandover(() => place);
  return useMemo(() => {
    const button = (label: string, press: () => void, isOff: boolean) => (props?: ElementProps<'button'>) =>
      mergeProps({ ...buttonProps(label, press, isOff), ...handover }, props);
    const turning = (isTurn: boolean, request: () => void) => () => {
      noteTurn(isTurn);
      request();
    };
    return {
      getNextButtonProps: button(labels.next, turning(true, goToNext), isLoading || isAtEnd),
      getPreviousButtonProps: button(labels.previous, turning(true, goToPrevious), isLoading || isAtStart),
      getMoreButtonProps: button(labels.loadMore, turning(false, loadMore), isLoading || isAtEnd),
      getRetryButtonProps: (props?: ElementProps<'button'>) =>
        mergeProps({ ...textButtonProps(labels.retry, retry, isLoading), ...handover }, props),
      getBackButtonProps: (props?: ElementProps<'button'>) =>
        mergeProps(textButtonProps(labels.goBack, leavePage), props),
      getPagingProps: (props?: ElementProps<'div'>) => mergeProps({ ref: setPlace, tabIndex: -1 }, props),
      getListProps: (props?: ElementProps<'ul'>) =>
        mergeProps({ ref: setList, 'aria-busy': isLoading || undefined }, props),
      getStatusProps: (props?: ElementProps<'div'>) =>
        mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [
    isLoading,
    isAtStart,
    isAtEnd,
    announcement,
    labels,
    handover,
    goToNext,
    goToPrevious,
    loadMore,
    retry,
    setList,
    noteTurn,
  ]);
}

/** Reports each failure once with `window.alert`. Because the alert blocks the page, the message is rendered first. */
export function useFailureAlert(failure: PlaylistFailure | null, enabled: boolean | undefined): void {
  const error = failure?.error;
  const message = failure?.message;
  const alerted = useRef<object>(undefined);
  useEffect(() => {
    // React runs effects again when hidden content becomes visible again.
    if (!enabled || !error || message === undefined || alerted.current === error) return undefined;
    const frame = requestAnimationFrame(() => {
      alerted.current = error;
      // oxlint-disable-next-line no-alert -- `alertFailures` requests the browser's alert
      window.alert(message);
    });
    return () => cancelAnimationFrame(frame);
  }, [enabled, error, message]);
}
