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

/** Selector for galleries in WordPress's own markup: gallery blocks, `[gallery]` shortcodes, and Loggia's own block. */
export const CORE_GALLERY = '.wp-block-gallery, .gallery[id^="gallery-"], .loggia-block';

/** Selector for Loggia's own block, whose attributes specify its layout. */
export const LOGGIA_BLOCK = '.loggia-block';

/**
 * Selector for the content of posts and pages. Linked images in the content that are not in a gallery form one list.
 */
export const POST_CONTENT = '.entry-content, .wp-block-post-content, .post-content, .page-content, article, main';

/** Selector for content whose images belong to another gallery, or to the kit. */
const OTHER_GALLERY = `${GALLERY_CONTAINER}, .woocommerce-product-gallery, .loggia`;

/** Selector for links to image files. It also matches a few other URLs, such as `photo.jpg.html`. */
export const FILE_LINK = `a:is(${['avif', 'gif', 'jpg', 'jpeg', 'png', 'webp'].map((end) => `[href*=".${end}" i]`).join()})`;

/** Selector for images that open in WordPress's own lightbox ("Expand on click"). */
export const CORE_LIGHTBOX = '.wp-lightbox-container';

/** Selector for the elements that open WordPress's own lightbox. */
export const CORE_LIGHTBOX_TRIGGER = `${CORE_LIGHTBOX} :is(img, .lightbox-trigger)`;

/** Selector for elements in a gallery, which are not part of the list of the post's linked images. */
export const IN_GALLERY = `:is(${CORE_GALLERY}, ${OTHER_GALLERY}) *`;

/** Returns the innermost gallery or post that an image or a link belongs to. */
export const coreContainerOf = (element: Element): Element | null =>
  element.closest(`${CORE_GALLERY}, ${OTHER_GALLERY}, ${POST_CONTENT}`);
