import { Hono, type Context, type Env } from 'hono';
import type { Cms } from '../server/createCms.ts';
import { createDashboard } from './createDashboard.ts';
import type { MediaPageData, PageData, PhotoImportPageData } from './pageData.ts';

const LOGIN_PATH = '/wp-login.php';
const ADMIN_PATH = '/wp-admin/';
const PHOTO_IMPORT_PATH = '/wp-admin/photo-import';
const MEDIA_PATH = '/wp-admin/media';
const ICON_LINK = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
const NONCE_PATH = '/wp-admin/admin-ajax.php?action=rest-nonce';

export interface AdminRoutesOptions<TEnvironment extends Env> {
  readonly cms: Pick<Cms, 'app' | 'content'>;
  /** The URLs of the site's style sheets, for the login page of the CMS. */
  readonly styles: readonly string[];
  readonly sendPage: (context: Context<TEnvironment>, page: PageData) => Promise<Response>;
}

function photoImportPage(nonce: string): PhotoImportPageData {
  return {
    kind: 'photoImport',
    path: PHOTO_IMPORT_PATH,
    title: 'Import photos',
    description:
      'Instagram is a stub on this server, so any token works. Its accounts are hills, albums, empty, nobody, private, silent and ' +
      'stranger.',
    credits: [],
    nonce,
  };
}

function mediaPage(nonce: string): MediaPageData {
  return {
    kind: 'media',
    path: MEDIA_PATH,
    title: 'Media library',
    description:
      'Upload JPEG, PNG, WebP and GIF files. Start the server with LOGGIA_FAULTS=1 to simulate failures; each upload is retried up to ' +
      'five times.',
    credits: [],
    nonce,
  };
}

/** The dashboard for logged-in users, and the login page of the CMS in the site's style. */
export function adminRoutes<TEnvironment extends Env>({ cms, styles, sendPage }: AdminRoutesOptions<TEnvironment>) {
  const app = new Hono<TEnvironment>();

  /** Returns a nonce, which requires a session. */
  async function nonceOf(context: Context<TEnvironment>): Promise<string | null> {
    const { headers } = context.req.raw;
    const response = await cms.app.request(
      NONCE_PATH,
      { headers: { cookie: headers.get('cookie') ?? '' } },
      context.env,
    );
    return response.ok ? response.text() : null;
  }
  const toLogin = (context: Context, path: string) =>
    context.redirect(`${LOGIN_PATH}?redirect_to=${encodeURIComponent(path)}`);

  app.get(ADMIN_PATH, async (context) => {
    const nonce = await nonceOf(context);
    return nonce === null ? toLogin(context, ADMIN_PATH) : sendPage(context, createDashboard(cms.content, nonce));
  });
  // Without JavaScript the form is posted here. Its body is ignored.
  app.on(['GET', 'POST'], PHOTO_IMPORT_PATH, async (context) => {
    const nonce = await nonceOf(context);
    return nonce === null ? toLogin(context, PHOTO_IMPORT_PATH) : sendPage(context, photoImportPage(nonce));
  });
  app.get(MEDIA_PATH, async (context) => {
    const nonce = await nonceOf(context);
    return nonce === null ? toLogin(context, MEDIA_PATH) : sendPage(context, mediaPage(nonce));
  });
  app.get('/wp-admin', (context) => context.redirect(ADMIN_PATH));

  app.all(LOGIN_PATH, async (context) => {
    const response = await cms.app.fetch(context.req.raw, context.env);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const links = [ICON_LINK, ...styles.map((href) => `<link rel="stylesheet" href="${href}">`)].join('');
    return new Response((await response.text()).replace('</head>', `${links}</head>`), response);
  });
  return app;
}
