import type { PlaylistVideo } from '@loggia/hooks';
import { toPlaylistOptions, type WordPressPlaylist } from '@loggia/hooks/wordpress';
import { Hono } from 'hono';
import type { Database } from 'libsql';
import type { AjaxAction } from '../wire/ajaxResponse.ts';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { barePage } from '../wire/barePage.ts';
import { createPlaylistStore, type PlaylistStore } from './createPlaylistStore.ts';
import { playlistAction } from './playlistAction.ts';
import { playlistPage } from './playlistPage.ts';
import { playlistShortcodes } from './playlistShortcodes.ts';
import { type PlaylistContext, printPlaylist } from './printPlaylist.ts';
import type { VideoRow } from './rows.ts';
import { fileAddress, posterAddress, tracksOf } from './videoAddresses.ts';
import { videoRoutes } from './videoRoutes.ts';
import { PLAYLIST_PAGE_PATH } from './constants.ts';

/** The pages that a WordPress site would render around each playlist, as bare markup. */
function playlistPageRoutes(print: (location: PlaylistContext) => string | null): Hono {
  return new Hono().get(`${PLAYLIST_PAGE_PATH}/:shortcode/`, (context) => {
    const shortcodeId = wholeNumber(context.req.param('shortcode'));
    const container = print({ url: new URL(context.req.url), shortcodeId });
    return container === null ? context.notFound() : barePage(context, `Playlist ${shortcodeId}`, container);
  });
}

/** The playlists of the CMS. */
export interface PlaylistService {
  /** The AJAX action. */
  readonly action: AjaxAction;
  /** Clips, posters, and a page for each video and playlist. */
  readonly routes: Hono;
  /** Returns the container that a WordPress site prints, or null for an unknown shortcode. */
  print(location: PlaylistContext): string | null;
  /** Returns the first page of a playlist for pages rendered on this server, or null if there is none. */
  describe(shortcodeId: number): CmsPlaylist | null;
}

export interface CmsPlaylist extends Omit<WordPressPlaylist, 'labels' | 'page'> {
  readonly name: string;
}

function toVideo(video: VideoRow): PlaylistVideo {
  const { id, title, description } = video;
  const texts = { id, title, description: description || undefined, thumbnailUrl: posterAddress(video) };
  return video.provider === 'file'
    ? { ...texts, provider: 'file', url: fileAddress(video), tracks: tracksOf(video) }
    : { ...texts, provider: video.provider };
}

/** Tokens are stored as JSON, like those that the client reads. */
const toToken = (token: string | number): string | undefined => (token === '' ? undefined : JSON.stringify(token));

function describe(store: PlaylistStore, shortcodeId: number): CmsPlaylist | null {
  const found = playlistShortcodes.get(shortcodeId);
  if (!found) return null;
  const { name, settings } = found;
  const { videos, pageCount, next, prev } = playlistPage(store, settings, '');
  return {
    name,
    ajaxUrl: ADMIN_AJAX_PATH,
    settings: { ...settings, next, prev },
    options: toPlaylistOptions(settings),
    pageCount,
    initialPage: { videos: videos.map(toVideo), tokens: { next: toToken(next), previous: toToken(prev) } },
  };
}

export function createPlaylistService(database: Database): PlaylistService {
  const store = createPlaylistStore(database);
  const print = (location: PlaylistContext) => printPlaylist(store, location);
  const routes = new Hono().route('/', videoRoutes(store)).route('/', playlistPageRoutes(print));
  return {
    action: playlistAction(store),
    routes,
    print,
    describe: (shortcodeId) => describe(store, shortcodeId),
  };
}
