import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Database } from 'libsql';
import { albumResponse, printAlbum } from './albums/albumRoutes.ts';
import { type AlbumContent, createAlbumContent } from './albums/createAlbumContent.ts';
import { createAlbumStore } from './albums/createAlbumStore.ts';
import { archiveAction } from './archive/archiveAction.ts';
import { type AccessControl, createAccess, restNonceAction } from './auth/createAccess.ts';
import { createApplicationPasswords } from './auth/createApplicationPasswords.ts';
import { createUserStore } from './auth/createUserStore.ts';
import { hashPassword, readAdminPassword } from './auth/passwords.ts';
import { loginRoutes } from './auth/loginRoutes.ts';
import { checkoutRoutes } from './cart/checkoutRoutes.ts';
import { CHECKOUT_PATH } from './cart/constants.ts';
import { createShop } from './cart/createShop.ts';
import type { CmsContent } from './CmsContent.ts';
import { adminAjaxRoutes, type CmsStores } from './wire/adminAjaxRoutes.ts';
import { captchaAction, type Captchas, createCaptchas } from './comments/createCaptchas.ts';
import { createComments } from './comments/createComments.ts';
import { privacyPolicyPage } from './comments/privacyPolicyPage.ts';
import { ADMIN_AJAX_PATH, GALLERY_PAGE_PATH, LOGIN_PATH, REST_PATH, UPLOADS_PATH } from './constants.ts';
import { CAPTCHA_FILES_PATH, CONTACT_PAGE_PATH } from './contactForm/constants.ts';
import { contactCaptchaRoutes, contactFormRoutes } from './contactForm/contactFormRoutes.ts';
import { contactPageRoutes } from './contactForm/contactPageRoutes.ts';
import {
  type ContactService,
  type ContactServiceOptions,
  createContactService,
} from './contactForm/createContactService.ts';
import { createCmsContent } from './createCmsContent.ts';
import { createGalleryStore, type GalleryStore } from './database/createGalleryStore.ts';
import { openDatabase } from './database/openDatabase.ts';
import { faultMiddleware } from './faults/faultMiddleware.ts';
import { createRenderer } from './images/createRenderer.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { logRequests } from './logRequests.ts';
import { createRatingStore } from './rating/createRatingStore.ts';
import { oembedRoutes } from './oembed/oembedRoutes.ts';
import { createImportedPhotos } from './photoImport/createImportedPhotos.ts';
import { importAction } from './photoImport/importAction.ts';
import { importedPhotoRoutes } from './photoImport/importedPhotoRoutes.ts';
import { PLAYLIST_PAGE_PATH, VIDEO_PAGE_PATH, VIDEOS_PATH } from './playlists/constants.ts';
import { createPlaylistService, type PlaylistService } from './playlists/createPlaylistService.ts';
import { postFrameRoutes } from './oembed/postFrameRoutes.ts';
import { providerRoutes } from './providers/providerRoutes.ts';
import { createPostStore, type PostRow, type PostStore } from './rest/createPostStore.ts';
import { restInterface } from './rest/restInterface.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { shareRoutes } from './share/shareRoutes.ts';
import { type ContainerPrinter, galleryPageRoutes, printGallery } from './wire/printGallery.ts';

export interface CmsOptions {
  /** Folder of the database and the admin's password. Created if it is missing. */
  readonly dataFolder: string;
  /** Whether requests can trigger a failure with the `x-loggia-fault` header. @default false */
  readonly faults?: boolean | undefined;
  /** @default the password in the data folder, or a new one if there is none */
  readonly adminPassword?: string | undefined;
  /** Contact form options, for forms other than the demo's. */
  readonly contact?: ContactServiceOptions | undefined;
}

export interface Cms {
  /** The app to mount at `/`. Its URLs are those of a WordPress site. */
  readonly app: Hono;
  /** The same content for pages rendered on this server. */
  readonly content: CmsContent & AlbumContent;
  /** Prints the containers that a WordPress site prints for its shortcodes. */
  readonly print: ContainerPrinter;
  /** Receives contact forms and stores their entries. */
  readonly contact: ContactService;
  /** Pages with videos, and the video files. */
  readonly playlists: PlaylistService;
  /** Returns the published post with this slug, or null. */
  postAt(slug: string): PostRow | null;
  /** The password of the user `admin`. */
  readonly adminPassword: string;
  /** Stops rendering and closes the database. */
  close(): void;
}

/** Only the CMS's own paths, so that its middleware does not affect the pages of a site that mounts the app. */
const PATHS = [
  ADMIN_AJAX_PATH,
  LOGIN_PATH,
  `${REST_PATH}/*`,
  `${UPLOADS_PATH}/*`,
  `${GALLERY_PAGE_PATH}/*`,
  `${CAPTCHA_FILES_PATH}/*`,
  `${CONTACT_PAGE_PATH}/*`,
  CHECKOUT_PATH,
  `${VIDEOS_PATH}/*`,
  `${VIDEO_PAGE_PATH}/*`,
  `${PLAYLIST_PAGE_PATH}/*`,
] as const;

/** Logs each request if enabled, and lets requests trigger failures. */
function watchPaths(app: Hono, hasFaults: boolean): void {
  for (const path of PATHS) {
    if (process.env['LOGGIA_LOG'] === 'debug')
      app.use(
        path,
        logRequests((entry) => console.debug(JSON.stringify(entry))),
      );
    if (hasFaults) app.use(path, faultMiddleware());
  }
}

interface StoreParts {
  readonly galleries: GalleryStore;
  readonly access: AccessControl;
  readonly captchas: Captchas;
}

function createStores(database: Database, { galleries, access, captchas }: StoreParts): CmsStores {
  return {
    galleries,
    ratings: createRatingStore(database),
    comments: createComments(database, access, captchas),
    shop: createShop(database, access),
  };
}

/** The routes that plugins would add to the REST API. */
function pluginRoutes(database: Database, parts: { readonly posts: PostStore; readonly contact: ContactService }) {
  const photos = createImportedPhotos(database);
  return [...oembedRoutes(parts.posts), ...contactFormRoutes(parts.contact), ...importedPhotoRoutes(photos)];
}

/** The embedded CMS: serves the demo's galleries with the protocol of the real server. */
export function createCms(options: CmsOptions): Cms {
  const { dataFolder, faults = false, adminPassword } = options;
  const database = openDatabase(dataFolder, seedDatabase);
  const store = createGalleryStore(database);
  const albums = { albums: createAlbumStore(database), galleries: store };
  const users = createUserStore(database);
  const render = createRenderer();
  const passwords = createApplicationPasswords(database);
  const access = createAccess(users, passwords);
  const captchas = createCaptchas();
  const stores = createStores(database, { galleries: store, access, captchas });
  const contact = createContactService(database, options.contact);
  const playlists = createPlaylistService(database);
  const posts = createPostStore(database);
  const moreRoutes = pluginRoutes(database, { posts, contact });
  const password = adminPassword ?? readAdminPassword(dataFolder);
  users.setAdmin(hashPassword(password));

  const print: ContainerPrinter = (context) => printAlbum(albums, context) ?? printGallery(store, context);
  const app = new Hono();
  watchPaths(app, faults);
  app.use(ADMIN_AJAX_PATH, compress());
  app.route(
    '/',
    adminAjaxRoutes(stores, {
      bwg_frontend_data: albumResponse(albums),
      'rest-nonce': restNonceAction(access),
      bwg_captcha: captchaAction(captchas),
      add_cart: stores.shop.add,
      addInstagramGallery: importAction(access),
      download_gallery: archiveAction(store, render),
      yotu_pagination: playlists.action,
    }),
  );
  app.route('/', galleryPageRoutes(print));
  app.route('/', checkoutRoutes(stores.shop));
  app.route('/', shareRoutes(store));
  app.route('/', imageRoutes(store, render));
  app.route('/', loginRoutes(users, access));
  app.route('/', restInterface(database, { access, users, passwords, posts, moreRoutes, hasFaults: faults }));
  const pages = [contactPageRoutes(contact), playlists.routes, postFrameRoutes(posts), providerRoutes()];
  for (const routes of [contactCaptchaRoutes(contact), ...pages, privacyPolicyPage()]) app.route('/', routes);

  return {
    app,
    content: createAlbumContent(albums, createCmsContent(store)),
    contact,
    playlists,
    postAt: posts.findBySlug,
    print,
    adminPassword: password,
    close: () => database.close(),
  };
}
