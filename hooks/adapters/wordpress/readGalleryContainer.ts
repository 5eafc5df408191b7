import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import { attributeOf, parseMarkup, readable } from './markup.ts';
import { parseGalleryPage } from './parseGalleryPage.ts';
import type { WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

const NO_GALLERY =
  '`readGalleryContainer` was given an element that is not a gallery of the WordPress plugin, so there is nothing to read. ' +
  'Pass the outer container, `document.querySelector(".bwg_container")`, with its data attributes in place.';

/** A server-rendered gallery, with the settings for its backend and its current page. */
export interface WordPressGallery extends WordPressGalleryConfig {
  /** The rendered page. Pass it to `useGallery` as `initialPage` to show it immediately, without a request. */
  readonly initialPage: GalleryPage;
  /** Whether the context menu should be disabled with `useImageProtection`. */
  readonly protectImages: boolean;
}

/**
 * Reads a gallery from a page rendered by WordPress. `element` is the gallery's outer container (class `bwg_container`)
 * and isn't modified. Throws an error for any other element.
 */
export function readGalleryContainer(
  element: Element,
  options: Pick<WordPressBackendOptions, 'candidatesOf' | 'imagesOf' | 'totalOf'> = {},
): WordPressGallery {
  // Use an inert copy, because reading changes the markup.
  const copy = parseMarkup(element.outerHTML);
  const outer = copy.querySelector('.bwg_container');
  const form = copy.querySelector('form[data-ajax-url]');
  // Depending on the plugin's edition, an attribute is on the form or on the container.
  const read = (name: string, fallback = '0'): string =>
    attributeOf(form, `data-${name}`) || attributeOf(outer, `data-${name}`) || fallback;
  const ajaxUrl = read('ajax-url', '');
  const number = attributeOf(outer, 'data-bwg');
  readable(ajaxUrl && attributeOf(outer, 'data-lightbox-url') && /^\d+$/.test(number), NO_GALLERY);
  const instance = Number(number);
  const galleryType = read('gallery-type', 'thumbnails');
  const galleryId = read('gallery-id');
  const base = element.ownerDocument.baseURI;
  const parsed = parseGalleryPage(copy, instance, 1, { ...options, base, galleryId });
  const randomSeed = attributeOf(copy.querySelector(`[id="bwg_random_seed_${instance}"]`), 'value') || undefined;
  return {
    instance,
    galleryId,
    galleryType,
    shortcodeId: read('shortcode-id'),
    themeId: read('theme-id'),
    tag: read('tag'),
    albumId: read('album-id'),
    ajaxUrl,
    lightboxUrl: parsed.lightboxUrl || attributeOf(outer, 'data-lightbox-url'),
    currentUrl: attributeOf(outer, 'data-current-url'),
    containerId: attributeOf(copy.querySelector('.cur_gal_id'), 'value') || `bwg_${galleryType}_${instance}`,
    randomSeed,
    downloadUrl: readDownloadUrl(copy),
    protectImages: read('right-click-protection') === '1',
    initialPage: { ...parsed.page, randomSeed },
  };
}

/**
 * Reads the URL of the zip file with a gallery's images from the markup. Returns `undefined` if there is no link to
 * such a file.
 */
export function readDownloadUrl(markup: ParentNode): string | undefined {
  return attributeOf(markup.querySelector('.bwg_download_gallery a[href]'), 'href') || undefined;
}
