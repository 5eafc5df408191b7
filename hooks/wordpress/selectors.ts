/** The outer container of every gallery and album of the plugin. */
export const GALLERY_CONTAINER = '.bwg_container';

/** The controls in it that the plugin's scripts handle: images and their carts, albums, page links, tags, the search button. */
export const GALLERY_CONTROLS =
  '[data-image-id], .bwg_ecommerce, .bwg-album, .bwg_back, [class*="pagination-links"] a, .bwg_load_btn, [class*="search_"] :is(a, button, i), button, a:not([href])';

/** The elements that the plugin's own lightbox puts into the body while it is open. */
export const ORIGINAL_LIGHTBOX = '#spider_popup_wrap, .spider_popup_wrap, [id^="spider_popup_overlay"]';

/** Whether an element contains the server's error block, which also says that there is nothing to show. */
export function hasErrorBlock(element: Element): boolean {
  return element.querySelector('.wd_error') !== null;
}

/** Every contact form that the server printed. */
export const CONTACT_FORM = '.wpcf7 > form';

/** The free text beside the last choice. */
export const FREE_TEXT = '.wpcf7-free-text';

/** The controls that submit a contact form. */
export const CONTACT_FORM_SUBMIT =
  'input:is([type="submit" i], [type="image" i]), button:not([type="button" i], [type="reset" i])';

/** The container of every playlist of the plugin. */
export const PLAYLIST_CONTAINER = '.yotu-playlist';

/** The controls in it that the plugin's script handles: videos, page links and buttons. */
export const PLAYLIST_CONTROLS = '.yotu-video, .yotu-pagination a, button';
