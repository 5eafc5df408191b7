import type { AlbumDestination } from './albumPath.ts';
import type { AlbumMoveReason } from './types.ts';

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
