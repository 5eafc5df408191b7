import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { toLoggiaError } from '../../errors/toLoggiaError.ts';
import { writeAlbumEntry } from './albumHistory.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';
import { loadAlbumLevel } from '../loadAlbumLevel.ts';
import { createArrival } from './createArrival.ts';
import { createKnownLevels } from '../createKnownLevels.ts';
import type { AlbumLevel } from '../types.ts';
import type { AlbumMove } from '../AlbumMove.ts';

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
