import type { PlaylistPage } from '../../backend/PlaylistSource.ts';
import type { AllowedServers } from '../allowedServer.ts';
import type { PlaylistLabels } from '../../playlist/labels.ts';
import type { PlaylistOptions } from '../../playlist/types.ts';

/** The settings of a playlist as the server wrote them. They go back to it with every question, most of them unread. */
export type PlaylistSettings = Readonly<Record<string, unknown>>;

/** What a page of the WordPress playlist tells about one of its playlists. */
export interface WordPressPlaylistConfig extends AllowedServers {
  /** Address of the paging call. May be relative to the page. */
  readonly ajaxUrl: string;
  readonly settings: PlaylistSettings;
  /** Proves that a call comes from the page; undefined where the site wants none (before 1.3.12). */
  readonly security?: string | undefined;
}

/** A playlist that the server rendered. */
export interface WordPressPlaylist extends WordPressPlaylistConfig {
  readonly initialPage: PlaylistPage;
  /** 1-based. */
  readonly page: number;
  /** Undefined where the page does not tell. */
  readonly pageCount: number | undefined;
  readonly options: PlaylistOptions;
  /** The site's own texts, where its page tells them. */
  readonly labels: Partial<PlaylistLabels>;
}
