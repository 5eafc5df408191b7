import type { GalleryImage } from '../backend/GalleryImage.ts';
import { albumHref } from './albumHref.ts';
import type { AlbumDestination } from './AlbumMoves.ts';
import { changeLast, enterPath } from './albumPath.ts';
import type { AlbumDesk } from './createAlbumDesk.ts';
import type { AlbumMoveReason, UseAlbumResult } from './types.ts';

export type AlbumVerbs = Pick<
  UseAlbumResult,
  'enter' | 'back' | 'goToDepth' | 'goToPage' | 'search' | 'notePage' | 'retry'
>;

/** What a visitor can do in an album. Where the code for it cannot be had, the browser loads the address that it leads to. */
export function createAlbumVerbs<TImage extends GalleryImage>(desk: AlbumDesk<TImage>): AlbumVerbs {
  function go(destination: AlbumDestination, reason: AlbumMoveReason): void {
    const pressedMs = performance.now();
    const { address } = desk.latest?.current ?? {};
    const target = destination(desk.state.shown?.path ?? []);
    const ask = address
      ? (act: Parameters<typeof desk.askFor>[0]) =>
          desk.ask(act, () => location.assign(albumHref(address, target, location.pathname + location.search)))
      : desk.askFor;
    ask((moves) => moves.move(destination, reason, pressedMs));
  }
  return {
    enter: (entry) => go((path) => enterPath(path, entry), 'enter'),
    back: () => go((path) => path.slice(0, -1), 'back'),
    goToDepth: (depth) => go((path) => path.slice(0, Math.max(0, depth + 1)), 'breadcrumb'),
    goToPage: (page) => go((path) => changeLast(path, { page, scrollTop: undefined }), 'paging'),
    search: (text) => go((path) => changeLast(path, { page: 1, search: text || undefined }), 'search'),
    notePage: (page) => desk.ask((moves) => moves.notePage(page)),
    retry() {
      if (desk.state.failure && desk.state.again) desk.askFor(desk.state.again);
    },
  };
}
