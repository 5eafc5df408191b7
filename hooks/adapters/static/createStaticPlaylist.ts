import type { PlaylistPage, PlaylistSource, PlaylistVideo } from '../../data/backend/PlaylistSource.ts';

export interface StaticPlaylistOptions {
  /** All videos, in order. */
  readonly videos: readonly PlaylistVideo[];
  /** Number of videos per page. @default all videos */
  readonly perPage?: number | undefined;
}

export interface StaticPlaylist extends PlaylistSource {
  readonly initialPage: PlaylistPage;
  readonly pageCount: number;
}

/**
 * Creates a playlist source for a known list of videos. Create it once.
 *
 * @example
 * const playlist = createStaticPlaylist({ videos, perPage: 12 });
 * const pages = usePlaylistPages({ source: playlist, initialPage: playlist.initialPage, pageCount: playlist.pageCount });
 */
export function createStaticPlaylist({ videos, perPage = videos.length }: StaticPlaylistOptions): StaticPlaylist {
  const size = Math.max(1, Math.floor(perPage));
  const pageAt = (start: number): PlaylistPage => ({
    videos: videos.slice(start, start + size),
    tokens: {
      next: start + size < videos.length ? String(start + size) : undefined,
      previous: start > 0 ? String(Math.max(0, start - size)) : undefined,
    },
  });
  return {
    initialPage: pageAt(0),
    pageCount: Math.max(1, Math.ceil(videos.length / size)),
    async loadPage({ direction, tokens }, { signal }) {
      signal.throwIfAborted();
      const token = direction === 'previous' ? tokens.previous : tokens.next;
      return pageAt(Number(token ?? 0));
    },
  };
}
