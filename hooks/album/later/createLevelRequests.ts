import type { RefObject } from 'react';
import type { AlbumPage } from '../../backend/AlbumSource.ts';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { toLoggiaError } from '../../errors/toLoggiaError.ts';
import { writeAlbumEntry } from './albumHistory.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import { ALBUM_CACHE_SIZE } from './constants.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';
import { loadAlbumLevel } from './loadAlbumLevel.ts';
import { isSameLevel, levelKey } from './recallPath.ts';
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
  /** Forgets the levels that were kept, and does not keep the one that is shown: another source is asked from now on. */
  forget(): void;
}

/** Asks for levels. One that was shown before is shown again without being asked for. */
export function createLevelRequests<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): LevelRequests {
  const kept = new Map<string, AlbumLevel<TImage>>();
  let controller: AbortController | undefined;
  /** What is shown is still that of the source before. */
  let isOthers = false;

  function keep(level: AlbumLevel<TImage> | null): void {
    // A gallery that has turned to another page by itself is not kept as that page: its images are those of the first.
    if (!level || level.page.page !== lastCrumb(level.path)?.page) return;
    kept.set(levelKey(level.path), level);
    const [oldest] = kept.keys();
    if (kept.size > ALBUM_CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
  }
  /** What is shown of the album that a path leads to: what is appended to it need not be asked for again. */
  function knownOf(path: AlbumPath): AlbumPage | undefined {
    const { shown } = desk.state;
    if (isOthers || shown?.kind !== 'album') return undefined;
    const [asked, here] = [lastCrumb(path), lastCrumb(shown.path)];
    return isSameLevel(asked, here) && asked?.search === here?.search ? shown.page : undefined;
  }
  function arrive(level: AlbumLevel<TImage>, move: AlbumMove): void {
    const { shown } = desk.state;
    const { address, appends } = latest.current;
    keep(level);
    isOthers = false;
    // A list that grows and ends sooner than an address supposed corrects it.
    const isShorter = appends && lastCrumb(level.path)?.page !== lastCrumb(move.path)?.page;
    writeAlbumEntry(address, level.path, isShorter ? 'appending' : move.reason);
    const arrival = shown && createArrival(move, latest.current);
    desk.change({ shown: level, request: false, failure: null, arrival });
  }
  async function load(move: AlbumMove, isBack: boolean, signal: AbortSignal): Promise<void> {
    try {
      // A step later, so that a request that StrictMode's second run takes back is never sent.
      await Promise.resolve();
      signal.throwIfAborted();
      const { source, prepareGallery, appends } = latest.current;
      if (!source) return;
      const isGallery = lastCrumb(move.path)?.kind === 'gallery';
      const [level] = await Promise.all([
        loadAlbumLevel(source, { path: move.path, isBack, appends, known: knownOf(move.path) }, signal),
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
    if (!isOthers) keep(shown);
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
    forget() {
      kept.clear();
      isOthers = true;
    },
  };
}
