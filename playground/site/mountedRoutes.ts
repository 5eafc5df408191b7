import { Hono } from 'hono';
import { readQueryValues } from '../server/wire/readRequestValues.ts';
import type { ContainerPrinter } from '../server/wire/printGallery.ts';
import { escapeHtml } from './document/escapeHtml.ts';
import { isMountedView, MOUNTED_VIEWS } from './mountedViews.ts';

const PATH = '/mounted';
const SCRIPT = '/mount/mount.js';
const THEME = '/mounted-theme.css';

function renderPage(name: string, containers: readonly string[]): string {
  const ways = Object.entries(MOUNTED_VIEWS).map(
    ([view, { name: text }]) => `<li><a href="${PATH}/${view}">${escapeHtml(text)}</a></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)} · a site that changes over</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${THEME}">`,
    // All a site has to add.
    `<script type="module" src="${SCRIPT}"></script></head><body>`,
    `<header><a href="/">Loggia</a><nav aria-label="Examples"><ul>${ways.join('')}</ul></nav></header>`,
    `<main class="entry-content"><h1>${escapeHtml(name)}</h1>`,
    '<p>A server rendered this page without React. One script tag mounts the kit on its containers.</p>',
    ...containers,
    '<p>This content comes after the galleries.</p></main></body></html>',
  ].join('');
}

/** A site with a strict policy allows no inline styles, whatever its plugins print. */
const withoutStyles = (markup: string) => markup.replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, '');

/** Pages like those of an existing site: a WordPress plugin's containers, the site's own theme, and our script tag. */
export function mountedRoutes(print: ContainerPrinter): Hono {
  return new Hono()
    .get(PATH, (context) => context.redirect(`${PATH}/thumbnails`))
    .get(`${PATH}/:view`, (context, next) => {
      const view = context.req.param('view');
      if (!isMountedView(view)) return next();
      const url = new URL(context.req.url);
      const values = readQueryValues(url);
      const { name, shortcodeIds } = MOUNTED_VIEWS[view];
      const containers = shortcodeIds.map((shortcodeId, instance) =>
        withoutStyles(print({ url, values, shortcodeId, instance }) ?? ''),
      );
      return context.html(renderPage(name, containers), 200, { 'Cache-Control': 'private, no-cache' });
    });
}
