import { Hono } from 'hono';
import type { PlaylistService } from '../server/playlists/createPlaylistService.ts';
import { escapeHtml } from './document/escapeHtml.ts';
import type { SecurityVariables } from './security/securityHeaders.ts';

const PATH = '/mounted-playlists';

/** Pages rendered by the server without React, and their playlists' shortcode numbers. */
const VIEWS: ReadonlyMap<string, { readonly name: string; readonly shortcodeIds: readonly number[] }> = new Map([
  ['grid', { name: 'Grid', shortcodeIds: [71] }],
  ['list', { name: 'List', shortcodeIds: [72] }],
  ['carousel', { name: 'Carousel', shortcodeIds: [75] }],
  ['pop-up', { name: 'Pop-up', shortcodeIds: [77] }],
  ['load-more', { name: 'Load more', shortcodeIds: [78] }],
  ['two', { name: 'Two playlists', shortcodeIds: [73, 81] }],
]);

function renderPage(name: string, containers: readonly string[]): string {
  const ways = [...VIEWS].map(([view, { name: text }]) => `<li><a href="${PATH}/${view}">${escapeHtml(text)}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)} · playlists of a site that changes over</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/mounted-theme.css">',
    // All a site has to add.
    '<script type="module" src="/mount/mount.js"></script></head><body>',
    `<header><a href="/">Loggia</a><nav aria-label="Examples"><ul>${ways.join('')}</ul></nav></header>`,
    `<main class="entry-content"><h1>${escapeHtml(name)}</h1>`,
    '<p>A server rendered this page without React. One script tag mounts the kit on its playlists.</p>',
    containers.join('<p>This content is between two playlists.</p>'),
    '<p>This content comes after the playlists.</p></main></body></html>',
  ].join('');
}

/** Playlists of an existing site, with its own theme and our script tag. */
export function mountedPlaylistRoutes(playlists: PlaylistService): Hono<{ Variables: SecurityVariables }> {
  const app = new Hono<{ Variables: SecurityVariables }>();
  app.get(PATH, (context) => context.redirect(`${PATH}/grid`));
  app.get(`${PATH}/:view`, (context, next) => {
    const view = VIEWS.get(context.req.param('view'));
    if (!view) return next();
    const url = new URL(context.req.url);
    const containers = view.shortcodeIds.map((shortcodeId) => playlists.print({ url, shortcodeId }) ?? '');
    context.set('showsEmbeds', true);
    return context.html(renderPage(view.name, containers), 200, { 'Cache-Control': 'private, no-cache' });
  });
  return app;
}
