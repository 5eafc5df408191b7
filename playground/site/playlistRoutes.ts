import { Hono } from 'hono';
import type { CmsPlaylist, PlaylistService } from '../server/playlists/createPlaylistService.ts';
import type { PlaylistsPageData } from './pageData.ts';
import type { SendPage, SiteEnvironment } from './SendPage.ts';
import { isPlaylistView, PLAYLIST_VIEWS, type PlaylistViewName } from './playlistViews.ts';

function withPopup(playlist: CmsPlaylist): CmsPlaylist {
  const { options } = playlist;
  return { ...playlist, options: { ...options, player: { ...options.player, mode: 'popup', thumbnails: true } } };
}

function playlistsPage(playlists: PlaylistService, view: PlaylistViewName, isPopup: boolean): PlaylistsPageData {
  const { name, description, shortcodeIds } = PLAYLIST_VIEWS[view];
  const shown = shortcodeIds.flatMap((id) => playlists.describe(id) ?? []);
  return {
    kind: 'playlists',
    path: `/playlists/${view}`,
    title: name,
    description,
    view,
    isPopup,
    playlists: isPopup ? shown.map(withPopup) : shown,
  };
}

/** A page for each template of a playlist. `?player=popup` opens videos in a pop-up. */
export function playlistRoutes(playlists: PlaylistService, sendPage: SendPage): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('/playlists', (context) => context.redirect('/playlists/grid'));
  app.get('/playlists/:view', (context) => {
    const view = context.req.param('view');
    const isPopup = context.req.query('player') === 'popup';
    return isPlaylistView(view) ? sendPage(context, playlistsPage(playlists, view, isPopup)) : context.notFound();
  });
  return app;
}
