/** The outer container of every gallery and album of the plugin. */
export const GALLERY_CONTAINER = '.bwg_container';

/** What the plugin's own scripts bring to life in it: images and their carts, albums, page links, tags, the button that searches. */
export const GALLERY_CONTROLS =
  '[data-image-id], .bwg_ecommerce, .bwg-album, .bwg_back, [class*="pagination-links"] a, .bwg_load_btn, [class*="search_"] :is(a, button, i), button, a:not([href])';

/** What the plugin's own lightbox puts into the body while it is open. */
export const ORIGINAL_LIGHTBOX = '#spider_popup_wrap, .spider_popup_wrap, [id^="spider_popup_overlay"]';
