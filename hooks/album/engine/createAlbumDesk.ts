import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { watchVisit } from '../../layout/engine/watchVisit.ts';
import type { VisitedList } from '../../layout/VisitedList.ts';
import { createChangeDetails } from '../../shared/createChangeDetails.ts';
import type { AlbumDesk, AlbumDeskOptions, AlbumMoves } from '../albumDesk.ts';
import { changeLast, isSameLevel, lastCrumb, levelKey, recallPath, topPath, visitablePath } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import type { AlbumState } from '../albumState.ts';
import { ALBUM_GUARD_MS } from '../constants.ts';
import type { AlbumMoveReason } from '../types.ts';
import { currentPath, goBackInHistory, writeAlbumEntry } from './albumHistory.ts';
import { createLevelRequests } from './createLevelRequests.ts';
import type { LevelRequests } from './createLevelRequests.ts';
import { showBeginning } from './showArrival.ts';

/** Takes what is asked of an album, and has it done. */
export function createAlbumDesk<TImage extends GalleryImage>(
  start: AlbumState<TImage>,
  render: (state: AlbumState<TImage>) => void,
): AlbumDesk<TImage> {
  let moves: AlbumMoves | undefined;
  const desk: AlbumDesk<TImage> = {
    state: start,
    latest: undefined,
    change: (changes) => render((desk.state = { ...desk.state, ...changes })),
    ask(act) {
      if (moves && desk.latest) act(moves);
    },
    open(options) {
      const { begin, stop, travel } = (moves ??= createAlbumMoves(desk, options));
      addEventListener('popstate', travel);
      desk.latest = options;
      begin();
      return () => {
        desk.latest = undefined;
        removeEventListener('popstate', travel);
        stop();
      };
    },
  };
  return desk;
}

/** Moves through an album, with the browser's history: whichever of the two goes first, the other follows. */
function createAlbumMoves<TImage extends GalleryImage>(
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

interface AlbumTravel extends Pick<AlbumMoves, 'begin' | 'travel'> {
  /** Shows the end of a path, as far as the caller lets it. */
  ask(path: AlbumPath, reason: AlbumMoveReason): void;
  /** The level that is shown has another path now: of another page, say. */
  changePath(path: AlbumPath): void;
}

/** Follows the address, and goes where the visitor wants to if nobody minds. */
function createAlbumTravel<TImage extends GalleryImage>(
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

/** Of an album it is known whether it is there, not where its entries stand: a theme may draw them in any way. */
const DRAWN_IN_ANY_WAY: VisitedList['windowed']['layout'] = {
  count: 1,
  rectangleOf: () => ({ left: 0, top: 0, width: 0, height: 0 }),
};

/** Leads a visitor who comes back, or reloads the page, as far down as before, when the album is there. Returns what ends it. */
function followAlbumVisit<TImage extends GalleryImage>(
  desk: AlbumDesk<TImage>,
  latest: RefObject<AlbumDeskOptions<TImage>>,
): () => void {
  const list: RefObject<VisitedList> = {
    get current() {
      const { shown, request } = desk.state;
      // Of a list that grows the beginning alone may be there.
      const isOnItsWay = latest.current.appends && request;
      const layout = shown && !isOnItsWay ? DRAWN_IN_ANY_WAY : null;
      return { windowed: { layout, containerRef: latest.current.containerRef }, indexOf: () => undefined };
    },
  };
  return watchVisit(list);
}
