import { Hono } from 'hono';
import { PLAYLIST_PAGE_PATH } from './constants.ts';
import type { PlaylistContext } from './printPlaylist.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** The pages that a WordPress site would render around each playlist, as bare markup. */
export function playlistPageRoutes(print: (location: PlaylistContext) => string | null): Hono {
  return new Hono().get(`${PLAYLIST_PAGE_PATH}/:shortcode/`, (context) => {
    const shortcodeId = wholeNumber(context.req.param('shortcode'));
    const container = print({ url: new URL(context.req.url), shortcodeId });
    if (container === null) return context.notFound();
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Playlist ${shortcodeId}</title></head>` +
        `<body>${container}</body></html>`,
      200,
      { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
    );
  });
}
