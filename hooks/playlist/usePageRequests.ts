'use client';
import { useEffect } from 'react';
import type { Dispatch } from 'react';
import type { PlaylistSource } from '../backend/PlaylistSource.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { PlaylistLoading, PlaylistPagesEvent } from './playlistPages.ts';

/** Asks for the page that is waited for, and takes the question back when another one is asked or nobody waits any more. */
export function usePageRequests(
  loading: PlaylistLoading,
  source: PlaylistSource | undefined,
  dispatch: Dispatch<PlaylistPagesEvent>,
): void {
  useEffect(() => {
    if (loading.type !== 'loading' || !source) return undefined;
    const { question } = loading;
    const controller = new AbortController();
    const { signal } = controller;
    source.loadPage(question, { signal }).then(
      (page) => signal.aborted || dispatch({ type: 'pageArrived', question, page }),
      (error: unknown) => signal.aborted || dispatch({ type: 'pageFailed', question, error: toLoggiaError(error) }),
    );
    return () => controller.abort();
  }, [loading, source, dispatch]);
}
