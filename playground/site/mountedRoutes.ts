import { Hono } from 'hono';
import { contactPageRoutes } from '../server/contactForm/contactPageRoutes.ts';
import type { ContactService } from '../server/contactForm/createContactService.ts';
import type { PlaylistService } from '../server/playlists/createPlaylistService.ts';
import { escapeHtml } from '../server/wire/markup.ts';
import type { ContainerPrinter } from '../server/wire/printGallery.ts';
import { readQueryValues } from '../server/wire/readRequestValues.ts';
import type { SiteEnvironment } from './SendPage.ts';

/** The name of a page by the last segment of its URL, and the CMS shortcodes of its containers, in order. */
type MountedViews = Readonly<Record<string, readonly [name: string, ...shortcodeIds: number[]]>>;

const GALLERIES: MountedViews = {
  thumbnails: ['Thumbnails', 60],
  'load-more': ['Load more', 69],
  links: ['Links', 25],
  masonry: ['Masonry', 61],
  mosaic: ['Mosaic', 62],
  'mosaic-rows': ['Mosaic in rows', 67],
  slideshow: ['Slideshow', 63],
  carousel: ['Carousel', 66],
  'image-browser': ['Image browser', 64],
  blog: ['Blog', 65],
  'album-compact': ['Compact album', 41],
  'album-masonry': ['Masonry album', 42],
  'album-extended': ['Extended album', 43],
  'album-load-more': ['Album with search and load more', 45],
  'album-pages': ['Album with pages', 46],
  small: ['A small gallery', 26],
  two: ['Two galleries', 68, 60],
  empty: ['A gallery with an error message', 6],
};

const PLAYLISTS: MountedViews = {
  grid: ['Grid', 71],
  list: ['List', 72],
  carousel: ['Carousel', 75],
  'pop-up': ['Pop-up', 77],
  'load-more': ['Load more', 78],
  two: ['Two playlists', 73, 81],
};

const HEAD =
  '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="stylesheet" href="/mounted-theme.css">' +
  // All a site has to add.
  '<script type="module" src="/mount/mount.js"></script>';

interface MountedPages {
  readonly path: string;
  readonly views: MountedViews;
  readonly site: string;
  readonly containers: string;
  /** Returns the markup of a container. */
  readonly print: (url: URL, shortcodeId: number, instance: number) => string | null;
  /** The markup between two containers. */
  readonly between?: string;
}

/** A site with a strict policy allows no inline styles, whatever its plugins print. */
const withoutStyles = (markup: string) => markup.replaceAll(/<style>.*?<\/style>| style="[^"]*"/gs, '');

function mountedPages({ path, views, site, containers: kind, print, between = '' }: MountedPages) {
  const ways = Object.entries(views).map(
    ([view, [text]]) => `<li><a href="${path}/${view}">${escapeHtml(text)}</a></li>`,
  );
  const render = (name: string, containers: readonly string[]) =>
    [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)} · ${site}</title>${HEAD}</head>`,
      `<body><header><a href="/">Loggia</a><nav aria-label="Examples"><ul>${ways.join('')}</ul></nav></header>`,
      `<main class="entry-content"><h1>${escapeHtml(name)}</h1>`,
      `<p>A server rendered this page without React. One script tag mounts the kit on its ${kind}.</p>`,
      containers.join(between),
      '<p>This content comes after them.</p></main></body></html>',
    ].join('');
  return new Hono<SiteEnvironment>()
    .get(path, (context) => context.redirect(`${path}/${Object.keys(views)[0] ?? ''}`))
    .get(`${path}/:view`, (context, next) => {
      const view = context.req.param('view');
      const [name, ...shortcodeIds] = (Object.hasOwn(views, view) && views[view]) || [];
      if (name === undefined) return next();
      const url = new URL(context.req.url);
      const containers = shortcodeIds.map((id, instance) => withoutStyles(print(url, id, instance) ?? ''));
      context.set('showsEmbeds', kind === 'playlists');
      return context.html(render(name, containers), 200, { 'Cache-Control': 'private, no-cache' });
    });
}

/** Pages like those of an existing site: a WordPress plugin's containers, the site's own theme, and our script tag. */
export const mountedRoutes = (print: ContainerPrinter): Hono<SiteEnvironment> =>
  mountedPages({
    path: '/mounted',
    views: GALLERIES,
    site: 'a site that changes over',
    containers: 'containers',
    print: (url, shortcodeId, instance) => print({ url, values: readQueryValues(url), shortcodeId, instance }),
  });

/** Playlists of an existing site. */
export const mountedPlaylistRoutes = (playlists: PlaylistService): Hono<SiteEnvironment> =>
  mountedPages({
    path: '/mounted-playlists',
    views: PLAYLISTS,
    site: 'playlists of a site that changes over',
    containers: 'playlists',
    print: (url, shortcodeId) => playlists.print({ url, shortcodeId }),
    between: '<p>This content is between two playlists.</p>',
  });

/** Contact forms of an existing site: `/mounted-forms/34/`. */
export const mountedContactRoutes = (contact: ContactService): Hono =>
  contactPageRoutes(contact, { path: '/mounted-forms', head: HEAD, hasInlineStyles: false });
