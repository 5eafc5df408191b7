import { foldUrl } from '@loggia/hooks/shared';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import type { AjaxAction } from '../wire/adminAjaxRoutes.ts';
import { ajaxResponse } from '../wire/ajaxResponse.ts';
import { frontendDataResponse } from '../wire/frontendDataResponse.ts';
import { escapeHtml } from '../wire/escapeHtml.ts';
import { loadingSign } from '../wire/galleryContainer.ts';
import { hiddenInput } from '../wire/hiddenInput.ts';
import { lightboxAddress } from '../wire/lightboxAddress.ts';
import type { ContainerContext } from '../wire/printGallery.ts';
import { albumContent, type AlbumLocation, type AlbumStores } from './albumContent.ts';
import type { AlbumLevelRequest } from './AlbumLevelRequest.ts';
import { galleryViewOf } from './albumShortcodes.ts';
import { readAlbumLevelRequest } from './readAlbumLevelRequest.ts';

function placeOf(address: string): AlbumLocation {
  const { origin, pathname, search } = new URL(address);
  return {
    origin,
    hrefOf(parameters) {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
      return foldUrl(`${pathname}?${query.toString()}`);
    },
  };
}

/** Handles the paging request of every view: of an album if the shortcode shows one, otherwise of a gallery. */
export function albumResponse(stores: AlbumStores): AjaxAction {
  return (context, values) => {
    const instance = Math.max(0, values.integer('bwg'));
    const request = readAlbumLevelRequest(values, values.integer('shortcode_id'), instance);
    if (!request) return frontendDataResponse(context, values, stores.galleries);
    // A view unknown to the server.
    if (values.text('gallery_type') !== request.shortcode.type) return ajaxResponse(context, '');
    return ajaxResponse(context, albumContent(stores, request, placeOf(context.req.url), values));
  };
}

function albumContainer(
  request: AlbumLevelRequest,
  { origin, search }: URL,
  currentUrl: string,
  content: string,
): string {
  const { instance, shortcodeId, shortcode } = request;
  const { type, albumId } = shortcode;
  const address = lightboxAddress({
    origin,
    instance,
    shortcodeId,
    currentUrl,
    galleryId: 0,
    tag: '0',
    themeId: '1',
    sortText: 'order',
  });
  return (
    `<div id="bwg_container1_${instance}" class="bwg_container bwg_thumbnail bwg_${type}" data-right-click-protection="0" ` +
    `data-bwg="${instance}" data-scroll="${search ? 1 : 0}" data-gallery-type="${type}" ` +
    `data-gallery-view-type="${galleryViewOf(shortcode)}" data-current-url="${escapeHtml(currentUrl)}" ` +
    `data-lightbox-url="${escapeHtml(address)}" data-gallery-id="0" data-popup-width="800" data-popup-height="500" ` +
    `data-is-album="album" data-buttons-position="bottom"><div id="bwg_container2_${instance}">${loadingSign(instance, shortcode.paging)}` +
    `<form id="gal_front_form_${instance}" class="bwg-hidden" method="post" action="#" data-current="${instance}" ` +
    `data-shortcode-id="${shortcodeId}" data-gallery-type="${type}" data-gallery-id="0" data-tag="0" ` +
    `data-album-id="${albumId}" data-theme-id="1" data-ajax-url="${origin}${ADMIN_AJAX_PATH}?action=bwg_frontend_data">` +
    `<div id="bwg_container3_${instance}">${content}</div>` +
    `${hiddenInput({ id: `bwg_random_seed_${instance}`, value: '' })}</form></div></div>`
  );
}

/** Returns the container of an album as the real server prints it in a page. */
export function printAlbum(
  stores: AlbumStores,
  { url, values, shortcodeId, instance }: ContainerContext,
): string | null {
  const request = readAlbumLevelRequest(values, shortcodeId, instance);
  if (!request) return null;
  const content = albumContent(stores, request, placeOf(url.href), values);
  return albumContainer(request, url, url.pathname + url.search, content);
}
