import { ADMIN_AJAX_PATH } from '../constants.ts';
import { attributesText } from './attributesText.ts';
import type { GalleryPageRequest } from './GalleryPageRequest.ts';
import { hiddenInput } from './hiddenInput.ts';
import { lightboxAddress } from './lightboxAddress.ts';
import { PAGING, type Paging } from './shortcodes.ts';

const POPUP_WIDTH_PX = 800;
const POPUP_HEIGHT_PX = 500;

/** Returns the plugin's loading indicator: below the images if pages are appended, otherwise over them. */
export function loadingSign(instance: number, paging: Paging): string {
  const appends = paging === PAGING.loadMore || paging === PAGING.scroll;
  return `<div id="ajax_loading_${instance}" class="${appends ? 'bwg_load_more_ajax_loading' : 'bwg_loading_div_1'}"></div>`;
}

/**
 * Returns a gallery as the real server prints it in a page: container, form, and the content that a paging request
 * replaces. `scrolls` means that the page was loaded for this gallery, `isProtected` that its images have no context
 * menu.
 */
export function galleryContainer(
  request: GalleryPageRequest,
  origin: string,
  content: string,
  scrolls = false,
  isProtected = false,
): string {
  const { instance, galleryId, shortcodeId, currentUrl, themeId, tag, filter } = request;
  const type = request.shortcode.view;
  const container = attributesText({
    id: `bwg_container1_${instance}`,
    class: `bwg_container bwg_thumbnail bwg_${type}`,
    'data-right-click-protection': Number(isProtected),
    'data-bwg': instance,
    'data-scroll': scrolls ? 1 : 0,
    'data-gallery-type': type,
    'data-gallery-view-type': type,
    'data-current-url': currentUrl,
    'data-lightbox-url': lightboxAddress({ ...request, origin }),
    'data-gallery-id': galleryId,
    'data-popup-width': POPUP_WIDTH_PX,
    'data-popup-height': POPUP_HEIGHT_PX,
    'data-is-album': 'gallery',
    'data-buttons-position': 'bottom',
  });
  const form = attributesText({
    id: `gal_front_form_${instance}`,
    class: 'bwg-hidden',
    method: 'post',
    action: '#',
    'data-current': instance,
    'data-shortcode-id': shortcodeId,
    'data-gallery-type': type,
    'data-gallery-id': galleryId,
    'data-tag': tag,
    'data-album-id': 0,
    'data-theme-id': themeId,
    'data-ajax-url': `${origin}${ADMIN_AJAX_PATH}?action=bwg_frontend_data`,
  });
  const seed = hiddenInput({ id: `bwg_random_seed_${instance}`, value: filter.seed });
  return (
    `<div ${container}><div id="bwg_container2_${instance}">${loadingSign(instance, request.shortcode.paging)}<form ${form}>` +
    `<div id="bwg_container3_${instance}" class="bwg-background bwg-background-${instance}">${content}</div>` +
    `${seed}</form></div></div>`
  );
}
