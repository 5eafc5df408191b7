import type { GalleryImage } from '../backend/GalleryImage.ts';
import { LONGEST_SEARCH_LENGTH } from '../browsing/constants.ts';
import { changeLast, into, toPage, up, upTo } from './albumPath.ts';
import type { AlbumDestination } from './albumPath.ts';
import type { AlbumDesk } from './AlbumDesk.ts';
import type { AlbumMoveReason, UseAlbumResult } from './types.ts';

export interface AlbumVerbs {
  /** Goes there. */
  go(destination: AlbumDestination, reason: AlbumMoveReason): void;
  readonly verbs: Pick<UseAlbumResult, 'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'notePage' | 'retry'>;
}

/** What a visitor can do in an album. */
export function createAlbumVerbs<TImage extends GalleryImage>(desk: AlbumDesk<TImage>): AlbumVerbs {
  const go: AlbumVerbs['go'] = (destination, reason) => desk.ask((moves) => moves.move(destination, reason));
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
      retry: () =>
        desk.ask(() => {
          if (desk.state.failure) desk.state.again?.();
        }),
    },
  };
}
