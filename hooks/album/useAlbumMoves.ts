'use client';
import { useEffect, useReducer, useRef } from 'react';
import type { AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { lastCrumb, levelKey } from './albumPath.ts';
import { albumReducer, createAlbumState } from './albumReducer.ts';
import type { AlbumEvent, AlbumMove, AlbumState } from './albumReducer.ts';
import { ALBUM_CACHE_SIZE } from './constants.ts';
import { initialAlbumLevel, loadAlbumLevel } from './loadAlbumLevel.ts';
import type { AlbumLevel, InitialAlbumLevel } from './types.ts';

export interface UseAlbumMovesOptions<TImage extends GalleryImage> {
  readonly source: AlbumSource<TImage> | undefined;
  readonly initialLevel: InitialAlbumLevel<TImage> | undefined;
  /** A level is there and about to be shown. */
  readonly onArrive: (level: AlbumLevel<TImage>, move: AlbumMove) => void;
}

export interface AlbumMoves<TImage extends GalleryImage> {
  readonly state: AlbumState<TImage>;
  dispatch(event: AlbumEvent<TImage>): void;
  /** Asks for the end of a path, or shows what is known of it. The newest request alone counts. */
  go(move: AlbumMove): void;
  retry(): void;
  /** Takes back what is under way. */
  withdraw(): void;
  /** Forgets the levels that were kept. */
  forget(): void;
}

/** Goes from level to level. A level that was shown before is shown again without being asked for. */
export function useAlbumMoves<TImage extends GalleryImage>(options: UseAlbumMovesOptions<TImage>): AlbumMoves<TImage> {
  const { source, initialLevel } = options;
  const [state, dispatch] = useReducer(albumReducer<TImage>, null, () =>
    createAlbumState(initialAlbumLevel(source, initialLevel)),
  );
  const requestCount = useRef(0);
  const controller = useRef<AbortController>(undefined);
  const kept = useRef(new Map<string, AlbumLevel<TImage>>());
  const { shown, move: lastMove, failure } = state;

  useEffect(() => {
    // A gallery that has turned to another page by itself is not kept as that page: its images are those of the first.
    if (!shown || shown.page.page !== lastCrumb(shown.path)?.page) return;
    const levels = kept.current;
    levels.set(levelKey(shown.path), shown);
    const [oldest] = levels.keys();
    if (levels.size > ALBUM_CACHE_SIZE && oldest !== undefined) levels.delete(oldest);
  }, [shown]);
  useEffect(() => () => controller.current?.abort(), []);

  const go = useStableCallback((move: AlbumMove) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const request = (requestCount.current += 1);
    const isBack = move.path.length < (shown?.path.length ?? 0);
    dispatch({ type: 'levelRequested', request, move });

    function arrive(level: AlbumLevel<TImage>): void {
      options.onArrive(level, move);
      dispatch({ type: 'levelArrived', request, level });
    }
    async function load(): Promise<void> {
      try {
        // A step later, so that a request that StrictMode's second run takes back is never sent.
        await Promise.resolve();
        signal.throwIfAborted();
        if (!source) return;
        const level = await loadAlbumLevel(source, move.path, isBack, signal);
        if (!signal.aborted) arrive(level);
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'levelFailed', request, failure: toLoggiaError(error) });
      }
    }
    const known = kept.current.get(levelKey(move.path));
    if (known) arrive({ ...known, path: move.path });
    else void load();
  });

  const retry = useStableCallback(() => {
    if (lastMove && failure) go(lastMove);
  });
  useWhenOnline(failure?.code === 'offline', retry);
  const withdraw = useStableCallback(() => {
    controller.current?.abort();
    dispatch({ type: 'moveWithdrawn' });
  });
  const forget = useStableCallback(() => kept.current.clear());

  return { state, dispatch, go, retry, withdraw, forget };
}
