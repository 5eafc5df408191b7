import type { RefObject } from 'react';
import type { AlbumPage } from '../../backend/AlbumSource.ts';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { toLoggiaError } from '../../errors/toLoggiaError.ts';
import type { AlbumDesk, AlbumDeskOptions, AlbumMove } from '../albumDesk.ts';
import { isSameLevel, lastCrumb, levelKey } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import { ALBUM_CACHE_SIZE } from '../constants.ts';
import { loadAlbumLevel } from '../loadAlbumLevel.ts';
import type { AlbumLevel } from '../types.ts';
import { writeAlbumEntry } from './albumHistory.ts';
import { createArrival } from './showArrival.ts';

export interface LevelRequests {
  /** Asks for the end of a path, or shows what is known of it. The newest request alone counts. */
  go(move: AlbumMove): void;
  /** Takes back what is under way. */
  stop(): void;
  /** The same, and tells so: the visitor went back to what is still shown. */
  withdraw(): void;
  /** Forgets the levels of a source, the one that is shown too: another is asked from now on. */
  forget(): void;
}

/** Asks for levels. One that was shown before is shown again without being asked for. */
export function createLevelRequests<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): LevelRequests {
  const levels = createKnownLevels<TImage>();
  let controller: AbortController | undefined;

  function arrive(level: AlbumLevel<TImage>, move: AlbumMove): void {
    const { shown } = desk.state;
    const { address, appends } = latest.current;
    levels.arrive(level);
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
      const { source, appends } = latest.current;
      if (!source) return;
      const known = levels.beginningOf(move.path, desk.state.shown);
      const level = await loadAlbumLevel(source, { path: move.path, isBack, appends, known }, signal);
      if (!signal.aborted) arrive(level, move);
    } catch (error) {
      if (!signal.aborted) desk.change({ request: false, failure: toLoggiaError(error), again: () => go(move) });
    }
  }
  function go(move: AlbumMove): void {
    const { shown } = desk.state;
    controller?.abort();
    controller = new AbortController();
    levels.leave(shown);
    const known = levels.find(move.path);
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
    forget: levels.forget,
  };
}

/** The levels of a source that have been here. */
interface KnownLevels<TImage extends GalleryImage> {
  /** Keeps the level that is shown and about to be left. */
  leave(shown: AlbumLevel<TImage> | null): void;
  /** Keeps one that the source has told. */
  arrive(level: AlbumLevel<TImage>): void;
  find(path: AlbumPath): AlbumLevel<TImage> | undefined;
  /** The page that more of the same album is appended to, if that is shown. */
  beginningOf(path: AlbumPath, shown: AlbumLevel<TImage> | null): AlbumPage | undefined;
  /** Another source is asked from now on. */
  forget(): void;
}

/** Keeps the newest levels, so that one that was shown before is shown again without being asked for. */
function createKnownLevels<TImage extends GalleryImage>(): KnownLevels<TImage> {
  const kept = new Map<string, AlbumLevel<TImage>>();
  /** What is shown is still that of the source before. */
  let isOthers = false;

  function keep(level: AlbumLevel<TImage> | null): void {
    // A gallery that has turned to another page by itself is not kept as that page: its images are those of the first.
    if (!level || level.page.page !== lastCrumb(level.path)?.page) return;
    kept.set(levelKey(level.path), level);
    const [oldest] = kept.keys();
    if (kept.size > ALBUM_CACHE_SIZE && oldest !== undefined) kept.delete(oldest);
  }

  return {
    leave(shown) {
      if (!isOthers) keep(shown);
    },
    arrive(level) {
      isOthers = false;
      keep(level);
    },
    find: (path) => kept.get(levelKey(path)),
    beginningOf(path, shown) {
      if (isOthers || shown?.kind !== 'album') return undefined;
      const [asked, here] = [lastCrumb(path), lastCrumb(shown.path)];
      return isSameLevel(asked, here) && asked?.search === here?.search ? shown.page : undefined;
    },
    forget() {
      kept.clear();
      isOthers = true;
    },
  };
}
