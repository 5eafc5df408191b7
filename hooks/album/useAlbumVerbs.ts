'use client';
import { useRef } from 'react';
import type { RefObject } from 'react';
import type { AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { LONGEST_SEARCH_LENGTH } from '../browsing/constants.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { changeLast, into, lastCrumb, toPage, up, upTo, visitablePath } from './albumPath.ts';
import type { AlbumDestination } from './albumPath.ts';
import type { AlbumEvent, AlbumMove, AlbumState } from './albumReducer.ts';
import { ALBUM_GUARD_MS } from './constants.ts';
import { goBackInHistory, writeAlbumEntry } from './engine/albumHistory.ts';
import { showBeginning } from './engine/albumPlace.ts';
import type { AlbumElements } from './engine/albumPlace.ts';
import type { AlbumMoveReason, UseAlbumOptions, UseAlbumResult } from './types.ts';

export interface UseAlbumVerbsOptions<TImage extends GalleryImage>
  extends
    Pick<UseAlbumOptions<TImage>, 'appends' | 'scrollOnPaging' | 'onPathChange'>,
    Pick<AlbumElements, 'containerRef'> {
  readonly address: AlbumAddress | false;
  readonly state: AlbumState<TImage>;
  /** An album that serves nothing, or has gone, does nothing. */
  readonly isOpen: RefObject<boolean>;
  dispatch(event: AlbumEvent<TImage>): void;
}

export type AlbumVerbs = Pick<
  UseAlbumResult,
  'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'notePage' | 'retry'
>;

/** Returns the visitor's verbs in an album, limited to what exists and what the caller allows. */
export function useAlbumVerbs<TImage extends GalleryImage>(options: UseAlbumVerbsOptions<TImage>): AlbumVerbs {
  const { state, address, appends, containerRef, isOpen, scrollOnPaging = true, dispatch } = options;
  const { shown } = state;
  const path = shown?.path ?? [];
  const lastEnteredMs = useRef(-ALBUM_GUARD_MS);

  function go(destination: AlbumDestination, reason: AlbumMoveReason): void {
    const target = isOpen.current ? visitablePath(shown, destination(path), reason) : undefined;
    if (!target || (reason === 'back' && goBackInHistory(address))) return;
    const isPaging = reason === 'paging' || reason === 'appending';
    if (!isPaging || lastCrumb(target)?.page !== shown?.page.page) requestLevel({ path: target, reason }, options);
    // More of a list is another page of it.
    else if (reason === 'paging') dispatch({ type: 'retried' });
  }

  return useStableCallbacks({
    enter(entry: AlbumEntry) {
      const nowMs = performance.now();
      if (nowMs - lastEnteredMs.current < ALBUM_GUARD_MS) return;
      lastEnteredMs.current = nowMs;
      go((from) => into(entry)(changeLast(from, { scrollTop: window.scrollY })), 'enter');
    },
    back: () => go(up, 'back'),
    goToDepth: (depth: number) => go(upTo(depth), 'breadcrumb'),
    goToPage: (page: number) => go(toPage(page), appends ? 'appending' : 'paging'),
    search(text: string) {
      const search = text.slice(0, LONGEST_SEARCH_LENGTH) || undefined;
      go((from) => changeLast(from, { page: 1, search }), 'search');
    },
    notePage(page: number) {
      if (!isOpen.current) return;
      if (scrollOnPaging) showBeginning(containerRef.current);
      if (!shown || lastCrumb(path)?.page === page) return;
      writeAlbumEntry(address, changeLast(path, { page }), 'paging');
      dispatch({ type: 'pageTurned', page });
    },
    retry: () => dispatch({ type: 'retried' }),
  });
}

/** Asks for a level if the caller lets it. What the browser's Back has done cannot be vetoed. */
export function requestLevel<TImage extends GalleryImage>(
  move: AlbumMove,
  { onPathChange, dispatch }: Pick<UseAlbumVerbsOptions<TImage>, 'onPathChange' | 'dispatch'>,
): void {
  const details = createChangeDetails(move.reason);
  onPathChange?.(move.path, details);
  if (!details.isCanceled || move.reason === 'history') dispatch({ type: 'levelRequested', move });
}
