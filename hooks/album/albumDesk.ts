import type { RefObject } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { LONGEST_SEARCH_LENGTH } from '../browsing/constants.ts';
import type { AlbumAddress } from './albumAddress.ts';
import { changeLast, into, toPage, up, upTo } from './albumPath.ts';
import type { AlbumDestination, AlbumPath } from './albumPath.ts';
import type { AlbumState } from './albumState.ts';
import type { AlbumMoveReason, UseAlbumOptions, UseAlbumResult } from './types.ts';

export interface AlbumDeskOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Pick<UseAlbumOptions<TImage>, 'source' | 'onPathChange' | 'appends' | 'takesAlong'>,
    Pick<UseAlbumResult, 'containerRef'> {
  readonly address: AlbumAddress | false;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Where what is asked of an album comes in, and what it is done upon. */
export interface AlbumDesk<TImage extends GalleryImage = GalleryImage> {
  state: AlbumState<TImage>;
  /** The options of the newest render, as long as the album is open. */
  latest: RefObject<AlbumDeskOptions<TImage>> | undefined;
  change(changes: Partial<AlbumState<TImage>>): void;
  /** Does something, as long as the album is open. */
  ask(act: (moves: AlbumMoves) => void): void;
  /** Begins to do what is asked. Returns what ends it. */
  open(options: RefObject<AlbumDeskOptions<TImage>>): () => void;
}

/** What moves through an album. */
export interface AlbumMoves {
  /** Compares what is shown with the address that the page was opened with. */
  begin(): void;
  /** Takes back what is under way. */
  stop(): void;
  /** What a visitor has asked for. */
  move(destination: AlbumDestination, reason: AlbumMoveReason): void;
  /** The browser went to another entry of its history. */
  travel(): void;
  /** The gallery that is shown has turned to a page by itself. */
  notePage(page: number): void;
  /** Other albums took the place of those before. */
  changeSource(): void;
}

/** A change of level that was asked for. */
export interface AlbumMove {
  readonly path: AlbumPath;
  readonly reason: AlbumMoveReason;
}

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
