import { parseMarkup } from '../parseMarkup.ts';
import { attributeOf } from '../attributeOf.ts';
import { readBrowsingSettings } from './readBrowsingSettings.ts';
import { readClickOptions } from './readClickOptions.ts';
import { readAlbumView, readView } from './readView.ts';
import { toAlbumView, toGalleryView } from './toGalleryView.ts';
import type { WordPressViewSettings } from './types.ts';

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
