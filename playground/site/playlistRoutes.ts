import { Hono } from 'hono';
import type { Context, Env } from 'hono';
import type { PlaylistDesk } from '../server/playlists/createPlaylistDesk.ts';
import type { PageData, PlaylistsPageData } from './pageData.ts';
import { isPlaylistView, PLAYLIST_VIEWS } from './playlistViews.ts';
import type { PlaylistViewName } from './playlistViews.ts';

export interface PlaylistRoutesOptions<TEnvironment extends Env> {
  readonly playlists: PlaylistDesk;
  readonly answerPage: (context: Context<TEnvironment>, page: PageData) => Promise<Response>;
}

function playlistsPage(playlists: PlaylistDesk, view: PlaylistViewName): PlaylistsPageData {
  const { name, description, shortcodeIds } = PLAYLIST_VIEWS[view];
  return {
    kind: 'playlists',
    path: `/playlists/${view}`,
    title: name,
    description,
    credits: [],
    view,
    playlists: shortcodeIds.flatMap((id) => playlists.describe(id) ?? []),
  };
}

/** A page for each template and mode of a playlist. */
export function playlistRoutes<TEnvironment extends Env>(
  options: PlaylistRoutesOptions<TEnvironment>,
): Hono<TEnvironment> {
  const { playlists, answerPage } = options;
  const app = new Hono<TEnvironment>();
  app.get('/playlists', (context) => context.redirect('/playlists/grid'));
  app.get('/playlists/:view', (context) => {
    const view = context.req.param('view');
    return isPlaylistView(view) ? answerPage(context, playlistsPage(playlists, view)) : context.notFound();
  });
  return app;
}
