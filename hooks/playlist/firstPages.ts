import type { PlaylistPage } from '../backend/PlaylistSource.ts';
import type { PlaylistPages } from './playlistPages.ts';
import { withNewVideos } from './withNewVideos.ts';

/** Number of the first page, and of how many, where the back end tells. */
export interface FirstPageOptions {
  /** @default 1 */
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
}

/** The state of a playlist with one page. */
export function firstPages({ videos, tokens }: PlaylistPage, options: FirstPageOptions = {}): PlaylistPages {
  const { page = 1, pageCount } = options;
  return {
    shown: withNewVideos([], videos),
    known: withNewVideos([], videos),
    page,
    pageCount,
    tokens,
    farthest: { page, next: tokens.next },
    loading: { type: 'settled' },
  };
}
