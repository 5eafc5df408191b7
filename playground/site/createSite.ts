import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { REST_PATH } from '../server/constants.ts';
import type { Cms } from '../server/createCms.ts';
import { wholeNumber } from '../server/wholeNumber.ts';
import { isAlbumView } from './albumViews.ts';
import { adminRoutes } from './adminRoutes.ts';
import { assetRoutes } from './assets/assetRoutes.ts';
import type { Asset } from './assets/readAssets.ts';
import type { ClientFiles } from './assets/readClientFiles.ts';
import { isBrowseMode } from './browseModes.ts';
import { contactRoutes } from './contactRoutes.ts';
import { readDisplay } from './display/display.ts';
import { displayRoutes } from './display/displayRoutes.ts';
import { docsRoutes } from './docs/docsRoutes.ts';
import type { Docs } from './docs/readDocs.ts';
import { createPages, type PageNumberOf, type Pages } from './createPages.ts';
import { lawRoutes } from './law/lawRoutes.ts';
import { playlistRoutes } from './playlistRoutes.ts';
import { postSiteRoutes } from './postSiteRoutes.ts';
import { renderDocument } from './document/renderDocument.tsx';
import { mountedCoreRoutes } from './mountedCoreRoutes.ts';
import { mountedContactRoutes, mountedPlaylistRoutes, mountedRoutes } from './mountedRoutes.ts';
import type { PageData } from './pageData.ts';
import { createPolicyReports } from './security/createPolicyReports.ts';
import { securityHeaders } from './security/securityHeaders.ts';
import type { SendPage, SiteEnvironment } from './SendPage.ts';
import { isViewName } from './views.ts';

export interface SiteOptions {
  readonly cms: Pick<Cms, 'app' | 'content'> & Partial<Pick<Cms, 'print' | 'contact' | 'playlists' | 'postAt'>>;
  readonly files: ClientFiles;
  /** The client files of the law firm's pages, if those exist. */
  readonly lawFiles?: ClientFiles | undefined;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The documentation, if it is available. */
  readonly docs?: Docs | undefined;
  /** Whether anyone can read policy reports. For tests only. */
  readonly areReportsReadable: boolean;
}

const NONCE_BYTES = 16;

/** Reads the page numbers from a URL, as in the reload mode of the real server. */
function readPageNumbers(context: Context): PageNumberOf {
  return (instance) => {
    const page = wholeNumber(context.req.queries(`page_number_${instance}`)?.at(-1));
    return Number.isInteger(page) && page >= 1 ? page : 1;
  };
}

/** Pages of a logged-in user, which must not be cached. */
const UNKEPT: ReadonlySet<PageData['kind']> = new Set(['dashboard', 'inbox', 'photoImport', 'media']);

/** Pages that show videos or frames of other origins. */
const WITH_FRAMES: ReadonlySet<PageData['kind']> = new Set(['embeds', 'posts', 'playlists']);

/** Whether the request is for a plain URL of the CMS, which a WordPress site serves from its front page. */
function isForCms(context: Context): boolean {
  return context.req.query('rest_route') !== undefined || context.req.query('embed') !== undefined;
}

/** Pages for the features of the CMS. */
function partRoutes({ app: cmsApp, print, contact, playlists }: SiteOptions['cms'], sendPage: SendPage) {
  const app = new Hono<SiteEnvironment>();
  if (print) app.route('/', mountedRoutes(print));
  app.route('/', mountedCoreRoutes());
  if (contact) app.route('/', mountedContactRoutes(contact));
  if (contact) app.route('/', contactRoutes(cmsApp, contact, sendPage));
  if (playlists) app.route('/', mountedPlaylistRoutes(playlists));
  if (playlists) app.route('/', playlistRoutes(playlists, sendPage));
  return app;
}

/** The home page and every page with galleries. */
function galleryRoutes(pages: Pages, sendPage: SendPage): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const foundResponse = (context: Context<SiteEnvironment>, page: PageData | undefined) =>
    page ? sendPage(context, page) : sendPage(context, pages.notFound(context.req.path), 404);

  app.get('/', (context, next) => (isForCms(context) ? next() : sendPage(context, pages.home())));
  app.get('/galleries/:slug', (context) => {
    return foundResponse(context, pages.gallery(context.req.param('slug'), readPageNumbers(context)));
  });
  app.get('/pages/two-galleries', (context) => sendPage(context, pages.twoGalleries(readPageNumbers(context))));
  app.get('/views/:view', (context) => {
    const view = context.req.param('view');
    return foundResponse(context, isViewName(view) ? pages.view(view, readPageNumbers(context)) : undefined);
  });
  app.get('/browse', (context) => context.redirect('/browse/in-place'));
  app.get('/browse/:mode', (context) => {
    const mode = context.req.param('mode');
    const { searchParams } = new URL(context.req.url);
    return foundResponse(context, isBrowseMode(mode) ? pages.browse(mode, searchParams) : undefined);
  });
  app.get('/albums', (context) => context.redirect('/albums/compact'));
  app.get('/albums/:view', (context) => {
    const view = context.req.param('view');
    const { searchParams } = new URL(context.req.url);
    return foundResponse(context, isAlbumView(view) ? pages.albums(view, searchParams) : undefined);
  });
  app.get('/pages/plain-data', (context) => sendPage(context, pages.plain()));
  app.get('/pages/by-request', (context) => foundResponse(context, pages.requested()));
  app.get('/pages/embeds', (context) => foundResponse(context, pages.embeds(readPageNumbers(context))));
  return app;
}

/** Creates the site and its CMS as one application on one origin. */
export function createSite({
  cms,
  files,
  lawFiles,
  assets,
  docs,
  areReportsReadable,
}: SiteOptions): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const pages = createPages(cms.content);

  const sendPage: SendPage = async (context, page, status = 200) => {
    const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    const display = readDisplay(context.req.header('cookie') ?? '');
    const html = await renderDocument({ page, files, styleNonce, display });
    if (html.includes(`nonce="${styleNonce}"`)) context.set('styleNonce', styleNonce);
    context.set('showsEmbeds', WITH_FRAMES.has(page.kind));
    // Cached for the Back button, but requested again otherwise. There is no ETag, because the nonce in the page must
    // match the response's policy.
    return context.html(html, status, {
      'Cache-Control': UNKEPT.has(page.kind) ? 'no-store' : 'private, no-cache',
      // Points clients to the site's REST API, like any WordPress page.
      Link: `<${new URL(context.req.url).origin}${REST_PATH}/>; rel="https://api.w.org/"`,
    });
  };

  app.use(securityHeaders);
  app.use(compress());
  app.use(trimTrailingSlash());
  app.route('/csp-report', createPolicyReports({ isReadable: areReportsReadable }));
  app.route('/', assetRoutes(assets));
  app.route('/', displayRoutes());

  app.route('/', galleryRoutes(pages, sendPage));
  if (cms.contact && lawFiles) app.route('/', lawRoutes(cms.contact, lawFiles));
  if (docs) app.route('/', docsRoutes(docs, sendPage));
  app.route('/', partRoutes(cms, sendPage));
  app.route('/', adminRoutes(cms, files.styles, sendPage));
  // After the pages, because a post's URL is derived from its title and must not hide a page.
  if (cms.postAt) app.route('/', postSiteRoutes(cms.postAt, sendPage));
  app.route('/', cms.app);

  app.notFound((context) => sendPage(context, pages.notFound(context.req.path), 404));
  app.onError((error, context) => {
    console.error(error);
    return sendPage(context, pages.failed(context.req.path), 500);
  });
  return app;
}
