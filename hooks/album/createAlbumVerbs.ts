import type { GalleryImage } from '../backend/GalleryImage.ts';
import { LONGEST_SEARCH_LENGTH } from '../browsing/constants.ts';
import { albumHref } from './albumHref.ts';
import { changeLast, into, toPage, up, upTo } from './albumPath.ts';
import type { AlbumDestination } from './albumPath.ts';
import type { AlbumDesk } from './AlbumDesk.ts';
import type { AlbumMoveReason, UseAlbumResult } from './types.ts';

export interface AlbumVerbs {
  /** Goes there. Where the code for it cannot be had, the browser loads the address of it. */
  go(destination: AlbumDestination, reason: AlbumMoveReason): void;
  readonly verbs: Pick<UseAlbumResult, 'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'notePage' | 'retry'>;
}

/** What a visitor can do in an album. */
export function createAlbumVerbs<TImage extends GalleryImage>(desk: AlbumDesk<TImage>): AlbumVerbs {
  const go: AlbumVerbs['go'] = (destination, reason) => {
    const pressedMs = performance.now();
    const { address } = desk.latest?.current ?? {};
    desk.askFor(
      (moves) => moves.move(destination, reason, pressedMs),
      address &&
        (() => {
          const here = location.pathname + location.search;
          location.assign(albumHref(address, destination(desk.state.shown?.path ?? []), here));
        }),
    );
  };
  return {
    go,
    verbs: {
      enter: (entry) => go(into(entry), 'enter'),
      back: () => go(up, 'back'),
      goToDepth: (depth) => go(upTo(depth), 'breadcrumb'),
      goToPage(page) {
        const { shown, failure } = desk.state;
        if (page === shown?.page.page && !failure) return;
        go(toPage(page), desk.latest?.current.appends ? 'appending' : 'paging');
      },
      search(text) {
        const search = text.slice(0, LONGEST_SEARCH_LENGTH) || undefined;
        go((path) => changeLast(path, { page: 1, search }), 'search');
      },
      notePage: (page) => desk.ask((moves) => moves.notePage(page)),
      retry() {
        if (desk.state.failure && desk.state.again) desk.askFor(desk.state.again);
      },
    },
  };
}
