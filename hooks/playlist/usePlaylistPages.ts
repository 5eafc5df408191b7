'use client';
import { useMemo, useReducer } from 'react';
import { fillLabel } from '../shared/fillLabel.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { canGo } from './canGo.ts';
import { failureText } from './failureText.ts';
import { firstPages } from './firstPages.ts';
import { PLAYLIST_LABELS } from './labels.ts';
import { pageLimits } from './pageLimits.ts';
import type { UsePlaylistPagesOptions, UsePlaylistPagesResult } from './pageTypes.ts';
import { playlistPagesReducer } from './playlistPagesReducer.ts';
import { usePageGetters } from './usePageGetters.ts';
import { usePageTurn } from './usePageTurn.ts';
import { usePageRequests } from './usePageRequests.ts';

/**
 * The pages of a playlist, one after the other or added to each other. Pages are found from the one beside them, and the newest
 * question alone counts; a page that fails leaves the list as it was.
 *
 * @example
 * const pages = usePlaylistPages({ source, initialPage });
 * <ul {...pages.getListProps()}>{pages.shown.map(…)}</ul>
 * {pages.hasPages && <button {...pages.getNextButtonProps()}>{pages.labels.next}</button>}
 * <div {...pages.getStatusProps()} />
 */
export function usePlaylistPages(options: UsePlaylistPagesOptions): UsePlaylistPagesResult {
  const { source, initialPage, page: firstPage, pageCount: givenCount } = options;
  const labels = useLabels(PLAYLIST_LABELS, options.labels);
  const [pages, dispatch] = useReducer(playlistPagesReducer, initialPage, (first) =>
    firstPages(first, { page: firstPage, pageCount: givenCount }),
  );
  // Without a source there is this page alone, whatever becomes of it.
  const { videos } = initialPage;
  const onlyPage = useMemo(
    () => (source ? null : firstPages({ videos, tokens: {} }, { page: firstPage, pageCount: givenCount })),
    [source, videos, firstPage, givenCount],
  );
  const state = onlyPage ?? pages;
  const { shown, known, page, pageCount, farthest, loading } = state;
  usePageRequests(loading, source, dispatch);

  const verbs = {
    goToNext: useStableCallback(() => dispatch({ type: 'pageAsked', direction: 'next' })),
    goToPrevious: useStableCallback(() => dispatch({ type: 'pageAsked', direction: 'previous' })),
    loadMore: useStableCallback(() => dispatch({ type: 'pageAsked', direction: 'more' })),
    knowMore: useStableCallback(() => dispatch({ type: 'moreVideosAsked' })),
    forgetMore: useStableCallback(() => dispatch({ type: 'moreVideosLeft' })),
    retry: useStableCallback(() => dispatch({ type: 'retried' })),
  };
  const failure = useMemo(
    () => (loading.type === 'failed' ? { error: loading.error, message: failureText(loading.error, labels) } : null),
    [loading, labels],
  );
  const isLoading = loading.type === 'loading';
  const position = pageCount === undefined ? String(page) : fillLabel(labels.pageOf, { page, pageCount });
  // Of a single page there is nothing to tell.
  const told = pageCount === 1 && page === 1 ? '' : position;
  const about = { ...pageLimits(state), isLoading, labels, ...verbs };
  const getters = usePageGetters({
    ...about,
    ...usePageTurn(page),
    announcement: failure?.message ?? (isLoading ? labels.loading : told),
  });
  return {
    ...about,
    ...getters,
    shown,
    known,
    page,
    pageCount,
    position,
    hasPages: canGo(state, 'next') || canGo(state, 'previous'),
    hasMore: farthest.next !== undefined,
    failure,
  };
}
