/** Selector for the plugin's outer container around each gallery or album. */
export const GALLERY_CONTAINER = '.bwg_container';

/**
 * Selector for the controls in a container that the plugin's scripts handle: images and their carts, albums, page
 * links, tags and the search button.
 */
export const GALLERY_CONTROLS =
  '[data-image-id], .bwg_ecommerce, .bwg-album, .bwg_back, [class*="pagination-links"] a, .bwg_load_btn, [class*="search_"] :is(a, button, i), button, a:not([href])';

/** Selector for the elements that the plugin's own lightbox adds to the body while it is open. */
export const ORIGINAL_LIGHTBOX = '#spider_popup_wrap, .spider_popup_wrap, [id^="spider_popup_overlay"]';

/** Whether an element contains the server's error block, which is also used for empty galleries. */
export function hasErrorBlock(element: Element): boolean {
  return element.querySelector('.wd_error') !== null;
}

/** Selector for server-rendered contact forms. */
export const CONTACT_FORM = '.wpcf7 > form';

/** Selector for the free-text input attached to the last option of a choice field. */
export const FREE_TEXT = '.wpcf7-free-text';

/** Selector for controls that submit a contact form. */
export const CONTACT_FORM_SUBMIT =
  'input:is([type="submit" i], [type="image" i]), button:not([type="button" i], [type="reset" i])';

/** Selector for the container of each of the plugin's playlists. */
export const PLAYLIST_CONTAINER = '.yotu-playlist';

/** Selector for the controls in a playlist that the plugin's script handles: videos, page links and buttons. */
export const PLAYLIST_CONTROLS = '.yotu-video, .yotu-pagination a, button';
