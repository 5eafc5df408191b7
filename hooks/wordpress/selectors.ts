/** The outer container of every gallery and album of the plugin. */
export const GALLERY_CONTAINER = '.bwg_container';

/**
 * Controls in it that the plugin's scripts handle: images and their carts, albums, page links, tags, the search button.
 */
export const GALLERY_CONTROLS =
  '[data-image-id], .bwg_ecommerce, .bwg-album, .bwg_back, [class*="pagination-links"] a, .bwg_load_btn, [class*="search_"] :is(a, button, i), button, a:not([href])';

/** Elements that the plugin's own lightbox adds to the body while it is open. */
export const ORIGINAL_LIGHTBOX = '#spider_popup_wrap, .spider_popup_wrap, [id^="spider_popup_overlay"]';

/** Whether an element contains the server's error block, which is also used for empty galleries. */
export function hasErrorBlock(element: Element): boolean {
  return element.querySelector('.wd_error') !== null;
}

/** Every server-rendered contact form. */
export const CONTACT_FORM = '.wpcf7 > form';

/** The free-text input of the last choice. */
export const FREE_TEXT = '.wpcf7-free-text';

/** Controls that submit a contact form. */
export const CONTACT_FORM_SUBMIT =
  'input:is([type="submit" i], [type="image" i]), button:not([type="button" i], [type="reset" i])';

/** The container of every playlist of the plugin. */
export const PLAYLIST_CONTAINER = '.yotu-playlist';

/** Controls in it that the plugin's script handles: videos, page links and buttons. */
export const PLAYLIST_CONTROLS = '.yotu-video, .yotu-pagination a, button';
