/** The outer container of every gallery and album of the plugin. */
export const GALLERY_CONTAINER = '.bwg_container';

/** The controls that the plugin's own scripts handle in it: images and their carts, albums, page links, tags, the button that searches. */
export const GALLERY_CONTROLS =
  '[data-image-id], .bwg_ecommerce, .bwg-album, .bwg_back, [class*="pagination-links"] a, .bwg_load_btn, [class*="search_"] :is(a, button, i), button, a:not([href])';

/** The elements that the plugin's own lightbox puts into the body while it is open. */
export const ORIGINAL_LIGHTBOX = '#spider_popup_wrap, .spider_popup_wrap, [id^="spider_popup_overlay"]';

/** Whether the server says within an element that something is wrong, or that there is nothing to show. */
export function hasErrorBlock(element: Element): boolean {
  return element.querySelector('.wd_error') !== null;
}

/** Every contact form that the server printed. */
export const CONTACT_FORM = '.wpcf7 > form';

/** The line beside the last choice. */
export const FREE_TEXT = '.wpcf7-free-text';

/** The controls that send one. */
export const CONTACT_FORM_SUBMIT =
  'input:is([type="submit" i], [type="image" i]), button:not([type="button" i], [type="reset" i])';

/** The container of every playlist of the plugin. */
export const PLAYLIST_CONTAINER = '.yotu-playlist';

/** The controls that the plugin's own script handles in it: videos, and the button for more of them. */
export const PLAYLIST_CONTROLS = '.yotu-video, .yotu-pagination a, button';
