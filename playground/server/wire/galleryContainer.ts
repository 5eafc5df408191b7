import { ADMIN_AJAX_PATH } from '../constants.ts';
import { attributes, hiddenInput } from './markup.ts';
import { lightboxAddress } from './lightboxAddress.ts';
import { PAGING, type Paging } from './shortcodes.ts';

const POPUP_WIDTH_PX = 800;
const POPUP_HEIGHT_PX = 500;

/** Returns the plugin's loading indicator: below the images if pages are appended, otherwise over them. */
function loadingSign(instance: number, paging: Paging): string {
  const appends = paging === PAGING.loadMore || paging === PAGING.scroll;
  return `<div id="ajax_loading_${instance}" class="${appends ? 'bwg_load_more_ajax_loading' : 'bwg_loading_div_1'}"></div>`;
}

export interface ContainerParts {
  readonly kind: 'album' | 'gallery';
  readonly instance: number;
  readonly origin: string;
  readonly type: string;
  /** The view of an album's galleries. @default type */
  readonly viewType?: string;
  readonly shortcodeId: number;
  readonly galleryId: number;
  readonly albumId: number;
  readonly themeId: string;
  readonly tag: string;
  readonly currentUrl: string;
  readonly sortText: string;
  readonly paging: Paging;
  /** Whether the page scrolls to this gallery, because the page was loaded for it. */
  readonly scrolls: boolean;
  /** Whether the context menu of the gallery's images is disabled. */
  readonly isProtected: boolean;
  readonly seed: string;
}

/**
 * Returns a gallery or album as the real server prints it in a page: container, form, and the content that a paging
 * request replaces.
 */
export function galleryContainer(parts: ContainerParts, content: string): string {
  const { kind, instance, galleryId, shortcodeId, themeId, tag, type, origin } = parts;
  const container = attributes({
    id: `bwg_container1_${instance}`,
    class: `bwg_container bwg_thumbnail bwg_${type}`,
    'data-right-click-protection': Number(parts.isProtected),
    'data-bwg': instance,
    'data-scroll': Number(parts.scrolls),
    'data-gallery-type': type,
    'data-gallery-view-type': parts.viewType ?? type,
    'data-current-url': parts.currentUrl,
    'data-lightbox-url': lightboxAddress(parts),
    'data-gallery-id': galleryId,
    'data-popup-width': POPUP_WIDTH_PX,
    'data-popup-height': POPUP_HEIGHT_PX,
    'data-is-album': kind,
    'data-buttons-position': 'bottom',
  });
  const form = attributes({
    id: `gal_front_form_${instance}`,
    class: 'bwg-hidden',
    method: 'post',
    action: '#',
    'data-current': instance,
    'data-shortcode-id': shortcodeId,
    'data-gallery-type': type,
    'data-gallery-id': galleryId,
    'data-tag': tag,
    'data-album-id': parts.albumId,
    'data-theme-id': themeId,
    'data-ajax-url': `${origin}${ADMIN_AJAX_PATH}?action=bwg_frontend_data`,
  });
  const seed = hiddenInput({ id: `bwg_random_seed_${instance}`, value: parts.seed });
  return (
    `<div${container}><div id="bwg_container2_${instance}">${loadingSign(instance, parts.paging)}<form${form}>` +
    `<div id="bwg_container3_${instance}" class="bwg-background bwg-background-${instance}">${content}</div>` +
    `${seed}</form></div></div>`
  );
}
