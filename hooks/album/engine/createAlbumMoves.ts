import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { AlbumMoves } from '../AlbumMoves.ts';
import { changeLast, lastCrumb, topPath } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import type { AlbumDesk, AlbumDeskOptions } from '../AlbumDesk.ts';
import { writeAlbumEntry } from './albumHistory.ts';
import { ALBUM_GUARD_MS } from '../constants.ts';
import { createAlbumTravel } from './createAlbumTravel.ts';
import { createLevelRequests } from './createLevelRequests.ts';
import { goBackInHistory } from './goBackInHistory.ts';
import { followAlbumVisit } from './followAlbumVisit.ts';
import { showBeginning } from './showBeginning.ts';
import { visitablePath } from '../visitablePath.ts';

/** Moves through an album, with the browser's history: whichever of the two goes first, the other follows. */
export function createAlbumMoves<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): AlbumMoves {
  const requests = createLevelRequests(desk, latest);
  const { ask, changePath, begin, travel } = createAlbumTravel(desk, latest, requests);
  const pathNow = (): AlbumPath => desk.state.shown?.path ?? [];
  let lastEnteredMs = -ALBUM_GUARD_MS;
  let stopFollowing: (() => void) | undefined;

  return {
    begin() {
      stopFollowing = followAlbumVisit(desk, latest);
      begin();
    },
    travel,
    stop() {
      stopFollowing?.();
      requests.stop();
    },
    move(destination, reason) {
      const { shown, failure, again } = desk.state;
      let path = pathNow();
      if (reason === 'enter') {
        const nowMs = performance.now();
        if (nowMs - lastEnteredMs < ALBUM_GUARD_MS) return;
        lastEnteredMs = nowMs;
        path = changeLast(path, { scrollTop: window.scrollY });
      }
      const target = visitablePath(shown, destination(path), reason);
      if (!target || (reason === 'back' && goBackInHistory(latest.current.address))) return;
      const isPaging = reason === 'paging' || reason === 'appending';
      if (!isPaging || lastCrumb(target)?.page !== shown?.page.page) ask(target, reason);
      // More of a list is another page of it.
      else if (failure && reason === 'paging') again?.();
    },
    notePage(page) {
      const { address, containerRef, takesAlong = true } = latest.current;
      if (takesAlong) showBeginning(containerRef.current);
      if (!desk.state.shown || lastCrumb(pathNow())?.page === page) return;
      const turned = changeLast(pathNow(), { page });
      writeAlbumEntry(address, turned, 'paging');
      changePath(turned);
    },
    changeSource() {
      requests.forget();
      const path = pathNow();
      const rootId = latest.current.source?.rootId ?? '';
      requests.go({ path: path[0]?.id === rootId ? path : topPath(rootId), reason: 'source' });
    },
  };
}
