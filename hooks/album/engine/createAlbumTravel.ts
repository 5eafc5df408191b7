import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { createChangeDetails } from '../../shared/createChangeDetails.ts';
import type { AlbumMoves } from '../AlbumMoves.ts';
import { isSameLevel, lastCrumb, levelKey, recallPath, topPath } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';
import type { AlbumMoveReason } from '../types.ts';
import { currentPath } from './albumHistory.ts';
import type { LevelRequests } from './createLevelRequests.ts';

export interface AlbumTravel extends Pick<AlbumMoves, 'begin' | 'travel'> {
  /** Shows the end of a path, as far as the caller lets it. */
  ask(path: AlbumPath, reason: AlbumMoveReason): void;
  /** The level that is shown has another path now: of another page, say. */
  changePath(path: AlbumPath): void;
}

/** Follows the address, and goes where the visitor wants to if nobody minds. */
export function createAlbumTravel<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
  { go, withdraw }: LevelRequests,
): AlbumTravel {
  const readPath = (): AlbumPath | undefined => {
    const { address, source } = latest.current;
    return address ? currentPath(address, source?.rootId ?? '') : undefined;
  };
  function changePath(path: AlbumPath): void {
    const { shown } = desk.state;
    if (shown) desk.change({ shown: { ...shown, path } });
  }
  function ask(path: AlbumPath, reason: AlbumMoveReason): void {
    const details = createChangeDetails(reason);
    latest.current.onPathChange?.(path, details);
    if (!details.isCanceled || reason === 'history') go({ path, reason });
  }
  function travelTo(target: AlbumPath, reason: 'history' | 'address'): void {
    const { shown, request, failure } = desk.state;
    const path = shown?.path ?? [];
    // A gallery that is shown turns its pages by itself.
    const isShown =
      isSameLevel(lastCrumb(target), lastCrumb(path)) &&
      (shown?.kind === 'gallery' || levelKey(target) === levelKey(path));
    if (!isShown) ask(recallPath(target, path), reason);
    else {
      if (request || failure) withdraw();
      const isOtherPage = levelKey(target) !== levelKey(path);
      // An entry that the page was loaded anew on knows where the visitor left the levels above.
      const knowsMore = reason === 'address' && target.some(({ scrollTop }) => scrollTop !== undefined);
      if (reason === 'history' ? isOtherPage : knowsMore) changePath(target);
    }
  }
  return {
    ask,
    changePath,
    begin() {
      const target = readPath();
      if (!desk.state.shown) go({ path: target ?? topPath(latest.current.source?.rootId ?? ''), reason: 'address' });
      else if (target) travelTo(target, 'address');
    },
    travel() {
      const target = readPath();
      if (target) travelTo(target, 'history');
    },
  };
}
