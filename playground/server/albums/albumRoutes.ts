import type { Context } from 'hono';
import { type AjaxAction, ajaxResponse } from '../wire/ajaxResponse.ts';
import { galleryContainer } from '../wire/galleryContainer.ts';
import type { ContainerContext } from '../wire/printGallery.ts';
import type { GalleryStore } from '../database/createGalleryStore.ts';
import { galleryContent } from '../wire/galleryContent.ts';
import { readGalleryPageRequest } from '../wire/readGalleryPageRequest.ts';
import type { RequestValues } from '../wire/readRequestValues.ts';
import { albumContent, type AlbumStores } from './albumContent.ts';
import { readAlbumLevelRequest } from './readAlbumLevelRequest.ts';
import { galleryViewOf } from './albumShortcodes.ts';

const CRASH_PAGE =
  '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/">Help</a></p>';

/** Handles the paging request: returns one page of a gallery as markup. */
function frontendDataResponse(context: Context, values: RequestValues, store: GalleryStore): Response {
  const request = readGalleryPageRequest(values);
  if (request === 'unknown') return ajaxResponse(context, '');
  if (request === 'crash') return ajaxResponse(context, CRASH_PAGE, 500);

  return ajaxResponse(context, galleryContent(store, request, new URL(context.req.url)));
}

/** Handles the paging request of every view: of an album if the shortcode shows one, otherwise of a gallery. */
export function albumResponse(stores: AlbumStores): AjaxAction {
  return (context, values) => {
    const instance = Math.max(0, values.integer('bwg'));
    const request = readAlbumLevelRequest(values, values.integer('shortcode_id'), instance);
    if (!request) return frontendDataResponse(context, values, stores.galleries);
    // Like the real server, responds with nothing if the requested view is not the shortcode's own.
    if (values.text('gallery_type') !== request.shortcode.type) return ajaxResponse(context, '');
    return ajaxResponse(context, albumContent(stores, request, new URL(context.req.url), values));
  };
}

/** Returns the container of an album as the real server prints it in a page. */
export function printAlbum(
  stores: AlbumStores,
  { url, values, shortcodeId, instance }: ContainerContext,
): string | null {
  const request = readAlbumLevelRequest(values, shortcodeId, instance);
  if (!request) return null;
  const { shortcode } = request;
  const parts = {
    kind: 'album',
    instance,
    origin: url.origin,
    type: shortcode.type,
    viewType: galleryViewOf(shortcode),
    shortcodeId,
    galleryId: 0,
    albumId: shortcode.albumId,
    themeId: '1',
    tag: '0',
    currentUrl: url.pathname + url.search,
    sortText: 'order',
    paging: shortcode.paging,
    scrolls: url.search !== '',
    isProtected: false,
    seed: '',
  } as const;
  return galleryContainer(parts, albumContent(stores, request, url, values));
}
