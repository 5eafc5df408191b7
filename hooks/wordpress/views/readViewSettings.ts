import { attributeOf, parseMarkup } from '../markup.ts';
import { readBrowsingSettings, readClickOptions } from './readBrowsingSettings.ts';
import { readAlbumView, readView } from './readView.ts';
import type { WordPressAlbumOptions, WordPressGalleryView, WordPressViewSettings } from './types.ts';

/**
 * What the site's editor chose for a gallery that the server rendered: which view, and its options, under the names of the kit's
 * props. An option that the page does not tell is undefined, so that the default serves. `element` is the outer container
 * (class `bwg_container`); it is left as it is.
 *
 * @example
 * const settings = readViewSettings(element);
 * if (settings.view === 'masonry') return <MasonryGallery backend={backend} {...settings.options} />;
 */
export function readViewSettings(element: Element): WordPressViewSettings {
  const page = parseMarkup(element.outerHTML);
  const outer = page.querySelector('.bwg_container');
  const form = page.querySelector('form[data-ajax-url]');
  const type = attributeOf(outer, 'data-gallery-type') || attributeOf(form, 'data-gallery-type');
  const number = attributeOf(outer, 'data-bwg');
  const instance = /^\d+$/.test(number) ? Number(number) : 0;
  const galleryView = toGalleryView(attributeOf(outer, 'data-gallery-view-type') || type);
  const written = { container: element, page, instance };
  const album = toAlbumView(type);
  const read = album ? readAlbumView(album, written) : readView(toGalleryView(type), written);
  // Inside an album a gallery is drawn in the view that the album names for it.
  const options = album ? read.options : { ...readClickOptions(page, instance), ...read.options };
  return { ...read, options, galleryView, browsing: readBrowsingSettings(page, instance) } as WordPressViewSettings;
}

/** As a gallery is called by itself, and in an album (facts 2.1). */
const GALLERY_VIEWS: Readonly<Record<string, WordPressGalleryView>> = {
  thumbnails: 'thumbnails',
  thumbnail: 'thumbnails',
  thumbnails_masonry: 'masonry',
  masonry: 'masonry',
  thumbnails_mosaic: 'mosaic',
  mosaic: 'mosaic',
  slideshow: 'slideshow',
  image_browser: 'imageBrowser',
  blog_style: 'blog',
  carousel: 'carousel',
};

const ALBUM_VIEWS: Readonly<Record<string, WordPressAlbumOptions['view']>> = {
  album_compact_preview: 'albumCompact',
  album_masonry_preview: 'albumMasonry',
  album_extended_preview: 'albumExtended',
};

const entryOf = <TValue>(list: Readonly<Record<string, TValue>>, name: string): TValue | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/** The view of a gallery by its name on the wire; thumbnails where the name is none that we know. */
export function toGalleryView(name: string): WordPressGalleryView {
  return entryOf(GALLERY_VIEWS, name) ?? 'thumbnails';
}

/** The view of an album; undefined for a gallery. */
export function toAlbumView(name: string): WordPressAlbumOptions['view'] | undefined {
  return entryOf(ALBUM_VIEWS, name);
}
