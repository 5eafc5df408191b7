import { type Context, Hono } from 'hono';
import type { Cms } from '../server/createCms.ts';
import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import { forUsers } from './forUsers.ts';
import type { DashboardPageData, DashboardRow, MediaPageData, PageData, PhotoImportPageData } from './pageData.ts';
import type { SendPage, SiteEnvironment } from './SendPage.ts';

const MAX_ROWS = 50;
const LOGOUT_PATH = '/wp-login.php?action=logout&_wpnonce=';

function rowsOf(content: CmsContent, { id, name, slug, imageCount }: CmsGallery): DashboardRow[] {
  const { images } = content.galleryPage({ galleryId: id, page: 1, perPage: Math.max(1, imageCount) });
  return images.flatMap(({ id: imageId, title, hitCount = 0 }) =>
    hitCount > 0
      ? {
          imageId,
          title: title || `Image ${imageId}`,
          gallery: name,
          address: `/galleries/${slug}#bwg${id}/${imageId}`,
          hitCount,
        }
      : [],
  );
}

/** Returns the images with the most hits, for a logged-in user with this nonce. */
function createDashboard(content: CmsContent, nonce: string): DashboardPageData {
  const rows = content
    .galleries()
    .flatMap((gallery) => rowsOf(content, gallery))
    .sort((first, second) => second.hitCount - first.hitCount)
    .slice(0, MAX_ROWS);
  return {
    kind: 'dashboard',
    path: '/wp-admin/',
    title: 'Image views',
    description: rows.length > 0 ? 'How often each image was viewed, most viewed first.' : 'No views yet.',
    rows,
    logoutAddress: `${LOGOUT_PATH}${encodeURIComponent(nonce)}`,
  };
}

const LOGIN_PATH = '/wp-login.php';
const ADMIN_PATH = '/wp-admin/';
const PHOTO_IMPORT_PATH = '/wp-admin/photo-import';
const MEDIA_PATH = '/wp-admin/media';
const ICON_LINK = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
function photoImportPage(nonce: string): PhotoImportPageData {
  return {
    kind: 'photoImport',
    path: PHOTO_IMPORT_PATH,
    title: 'Import photos',
    description:
      'Instagram is a stub on this server, so any token works. Its accounts are hills, albums, empty, nobody, private, silent and ' +
      'stranger.',
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
    nonce,
  };
}

/**
 * The dashboard for logged-in users, and the login page of the CMS in the site's style.
 *
 * @param styles the URLs of the site's style sheets, for the login page
 */
export function adminRoutes(
  cms: Pick<Cms, 'app' | 'content'>,
  styles: readonly string[],
  sendPage: SendPage,
): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const page = (path: string, create: (nonce: string) => PageData) =>
    forUsers(cms.app, path, (context: Context<SiteEnvironment>, nonce) => sendPage(context, create(nonce)));

  app.get(
    ADMIN_PATH,
    page(ADMIN_PATH, (nonce) => createDashboard(cms.content, nonce)),
  );
  // Without JavaScript the form is posted here. Its body is ignored.
  app.on(['GET', 'POST'], PHOTO_IMPORT_PATH, page(PHOTO_IMPORT_PATH, photoImportPage));
  app.get(MEDIA_PATH, page(MEDIA_PATH, mediaPage));
  app.get('/wp-admin', (context) => context.redirect(ADMIN_PATH));

  app.all(LOGIN_PATH, async (context) => {
    const response = await cms.app.fetch(context.req.raw, context.env);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const links = [ICON_LINK, ...styles.map((href) => `<link rel="stylesheet" href="${href}">`)].join('');
    return new Response((await response.text()).replace('</head>', `${links}</head>`), response);
  });
  return app;
}
