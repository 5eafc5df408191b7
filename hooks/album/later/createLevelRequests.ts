import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { toLoggiaError } from '../../errors/toLoggiaError.ts';
import { writeAlbumEntry } from './albumHistory.ts';
import { lastCrumb } from '../albumPath.ts';
import { ALBUM_CACHE_SIZE } from './constants.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';
import { loadAlbumLevel } from './loadAlbumLevel.ts';
import { levelKey } from './recallPath.ts';
import { createArrival } from './createArrival.ts';
import type { AlbumLevel } from '../types.ts';
import type { AlbumMove } from './AlbumMove.ts';

export interface LevelRequests {
  /** Asks for the end of a path, or shows what is known of it. The newest request alone counts. */
  go(move: AlbumMove): void;
  /** Takes back what is under way. */
  stop(): void;
  /** The same, and tells so: the visitor went back to what is still shown. */
  withdraw(): void;
  /** Forgets the levels that were kept. */
  forget(): void;
}

/** Asks for levels. One that was shown before is shown again without being asked for. */
export function createLevelRequests<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): LevelRequests {
  const kept = new Map<string, AlbumLevel<TImage>>();
  let controller: AbortController | undefined;

  function keep(level: AlbumLevel<TImage> | null): void {
    // A gallery that has turned to another page by itself is not kept as that page: its images are those of the first.
    if (!level || level.page.page !== lastCrumb(level.path)?.page) return;
    kept.set(levelKey(level.path), level);
    const [oldest] = kept.keys();
    if (kept.size > ALBUM_CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
  }
  function arrive(level: AlbumLevel<TImage>, move: AlbumMove): void {
    const { shown } = desk.state;
    keep(level);
    writeAlbumEntry(latest.current.address, level.path, move.reason);
    const arrival = shown && createArrival(move, latest.current);
    desk.change({ shown: level, request: false, failure: null, arrival });
  }
  async function load(move: AlbumMove, isBack: boolean, signal: AbortSignal): Promise<void> {
    try {
      // A step later, so that a request that StrictMode's second run takes back is never sent.
      await Promise.resolve();
      signal.throwIfAborted();
      const { source, prepareGallery } = latest.current;
      if (!source) return;
      const isGallery = lastCrumb(move.path)?.kind === 'gallery';
      const [level] = await Promise.all([
        loadAlbumLevel(source, move.path, isBack, signal),
        isGallery && prepareGallery?.(),
      ]);
      if (!signal.aborted) arrive(level, move);
    } catch (error) {
      if (!signal.aborted) desk.change({ request: false, failure: toLoggiaError(error), again: () => go(move) });
    }
  }
  function go(move: AlbumMove): void {
    const { shown } = desk.state;
    controller?.abort();
    controller = new AbortController();
    keep(shown);
    const known = kept.get(levelKey(move.path));
    if (known) arrive({ ...known, path: move.path }, move);
    else {
      desk.change({ request: true });
      void load(move, move.path.length < (shown?.path.length ?? 0), controller.signal);
    }
  }
  const stop = () => controller?.abort();

  return {
    go,
    stop,
    withdraw() {
      stop();
      desk.change({ request: false, failure: null });
    },
    forget: () => kept.clear(),
  };
}
