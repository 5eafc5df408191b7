'use client';
import { useRef } from 'react';
import type { AlbumEntry } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { clamp } from '../shared/clamp.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { changeLast, enterPath, lastCrumb } from './albumPath.ts';
import type { AlbumView } from './albumView.ts';
import { ALBUM_GUARD_MS } from './constants.ts';
import type { UseAlbumResult } from './types.ts';
import type { AlbumNavigation } from './useAlbumNavigation.ts';

export type AlbumVerbs = Pick<
  UseAlbumResult,
  'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'notePage' | 'retry'
>;

/** What a visitor can do in an album. */
export function useAlbumVerbs<TImage extends GalleryImage>(
  { state, history, move, changePath, retry }: AlbumNavigation<TImage>,
  { path, page, pageCount }: Pick<AlbumView, 'path' | 'page' | 'pageCount'>,
): AlbumVerbs {
  const lastEnteredMs = useRef(-ALBUM_GUARD_MS);
  const isAlbum = state.shown?.kind === 'album';

  const enter = useStableCallback((entry: AlbumEntry) => {
    const nowMs = performance.now();
    if (nowMs - lastEnteredMs.current < ALBUM_GUARD_MS) return;
    lastEnteredMs.current = nowMs;
    move(enterPath(path, entry, window.scrollY), 'enter');
  });
  const goToDepth = useStableCallback((depth: number) => {
    if (depth >= 0 && depth < path.length - 1) move(path.slice(0, depth + 1), 'breadcrumb');
  });
  const back = useStableCallback(() => {
    if (path.length > 1 && !history.goBack()) move(path.slice(0, -1), 'back');
  });
  const goToPage = useStableCallback((target: number) => {
    if (!Number.isFinite(target) || !isAlbum) return;
    const next = clamp(Math.trunc(target), 1, pageCount);
    if (next !== page) move(changeLast(path, { page: next, scrollTop: undefined }), 'paging');
    else retry();
  });
  const search = useStableCallback((text: string) => {
    if (isAlbum) move(changeLast(path, { page: 1, search: text || undefined }), 'search');
  });
  const notePage = useStableCallback((turnedTo: number) => {
    if (!state.shown || lastCrumb(path)?.page === turnedTo) return;
    const turned = changeLast(path, { page: turnedTo });
    history.write(turned, 'paging');
    changePath(turned);
  });
  return { enter, back, goToDepth, goToPage, search, notePage, retry };
}
