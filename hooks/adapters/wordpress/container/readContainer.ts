import type { GalleryPage } from '../../../data/backend/GallerySource.ts';
import { encodeText } from '../../../core/shared/encodeText.ts';
import { readAlbumContainer } from '../album/readAlbumContainer.ts';
import type { WordPressAlbum, WordPressBackendOptions, WordPressGalleryConfig } from '../types.ts';
import type { AllowedServers } from '../allowedServer.ts';
import { attributeOf, hasBrokenJson, parseMarkup, readable } from '../markup.ts';
import { readGalleryContainer, type WordPressGallery } from '../readGalleryContainer.ts';
import { hasErrorBlock } from '../selectors.ts';
import { readAlbumView, readView } from '../views/readView.ts';
import { toAlbumView, toGalleryView } from '../views/readViewSettings.ts';
import type { WordPressAlbumOptions, WordPressGalleryView, WordPressViewOptions } from '../views/types.ts';
import { readContainerBrowsing, type ContainerBrowsing } from './containerBrowsing.ts';
import { readDescribedImages, readParameterImages } from './imagesOf.ts';
import { readItemCount } from '../views/readBrowsingSettings.ts';

/**
 * A server-rendered gallery or album, with its settings, current content and view, and its search, sort and tag
 * controls.
 */
export type WordPressContainer =
  | {
      readonly kind: 'gallery';
      readonly gallery: WordPressGallery;
      readonly view: WordPressViewOptions;
      readonly browsing: ContainerBrowsing;
    }
  | {
      readonly kind: 'album';
      readonly album: WordPressAlbum;
      readonly view: WordPressAlbumOptions;
      /**
       * Whether the page specifies the album's view. `false` if the page shows one of the album's galleries. Such a
       * page specifies that gallery's view instead.
       */
      readonly hasAlbumView: boolean;
      /** The view of the album's galleries, or `undefined` if the server doesn't report it. */
      readonly galleryView: WordPressGalleryView | undefined;
      /** The controls that the server rendered around the entries, or around the gallery shown in their place. */
      readonly browsing: ContainerBrowsing;
      /** The view of the gallery that the page shows in place of the entries, or `undefined` if there is none. */
      readonly shownGallery: WordPressViewOptions | undefined;
    };

export interface ReadContainerOptions extends Pick<WordPressBackendOptions, 'candidatesOf'>, AllowedServers {
  /**
   * Path and query of the URL that the user visited. They override the URL in the page, because a page cache may have
   * stored the page for a different URL.
   * @default the container's URL
   */
  readonly address?: string | undefined;
}

const BROKEN_IMAGES =
  'The images of the container cannot be read, because its `data-params` attribute is not valid JSON.';

const UNKNOWN_SPELLING =
  'No items could be read from the container. It was probably rendered by an unsupported plugin version.';

const beforeNext = (page: GalleryPage): GalleryPage => ({ ...page, pageCount: page.page + 1, total: undefined });

/** Adds a next page to a gallery with infinite scroll, because its number of pages is unknown. */
function withNextPage(gallery: WordPressGallery, { paging }: ContainerBrowsing): WordPressGallery {
  if (paging !== 'scroll') return gallery;
  return { ...gallery, loadsByScrolling: true, initialPage: beforeNext(gallery.initialPage) };
}

/** Adds a next page to an album's entries, or to the gallery shown in their place. */
function withNextAlbumPage(album: WordPressAlbum, { paging }: ContainerBrowsing): WordPressAlbum {
  const { path, album: entries, gallery } = album.initialLevel;
  if (paging !== 'scroll') return album;
  const initialLevel = {
    path,
    album: entries && { ...entries, pageCount: entries.page + 1 },
    gallery: gallery && beforeNext(gallery),
  };
  return { ...album, loadsByScrolling: true, initialLevel };
}

function readAlbum(
  element: Element,
  copy: Document,
  options: ReadContainerOptions,
): Extract<WordPressContainer, { readonly kind: 'album' }> {
  const { address, allowedHosts } = options;
  const album = readAlbumContainer(element, { ...options, totalOf: readItemCount });
  const { galleryType, galleryViewType, initialLevel } = album;
  readable((initialLevel.gallery?.images ?? initialLevel.album?.entries)?.length, UNKNOWN_SPELLING);
  const written = { container: element, page: copy, instance: album.instance };
  const browsing = readContainerBrowsing(copy, element, album.instance);
  return {
    kind: 'album',
    album: { ...atUrl(withNextAlbumPage(album, browsing), address ?? album.currentUrl), allowedHosts },
    view: readAlbumView(toAlbumView(galleryType) ?? 'albumCompact', written),
    hasAlbumView: toAlbumView(galleryType) !== undefined,
    browsing,
    galleryView: galleryViewType === undefined ? undefined : toGalleryView(galleryViewType),
    shownGallery: initialLevel.gallery && readView(toGalleryView(galleryViewType ?? 'thumbnails'), written),
  };
}

/**
 * Reads a gallery or album from a page rendered by WordPress, so that it can be replaced. `element` is the outer
 * container (class `bwg_container`) and isn't modified. Throws an error if `element` is anything else, contains a
 * server error, or has invalid JSON for its images.
 */
export function readContainer(element: Element, options: ReadContainerOptions = {}): WordPressContainer {
  readable(!hasErrorBlock(element), 'The container shows a server error, so there is nothing to read.');
  const { address, candidatesOf, allowedHosts } = options;
  const copy = parseMarkup(element.outerHTML);
  if (attributeOf(element, 'data-is-album') === 'album') {
    return readAlbum(element, copy, options);
  }
  const gallery = readGalleryContainer(element, {
    candidatesOf,
    totalOf: readItemCount,
    imagesOf: (response, context) => readParameterImages(response, context) ?? readDescribedImages(response, context),
  });
  const { galleryType, instance, currentUrl } = gallery;
  const view = readView(toGalleryView(galleryType), { container: element, page: copy, instance });
  const read = readContainerBrowsing(copy, element, instance);
  // Slideshows and carousels have all their images in the markup.
  const isWhole = view.view === 'slideshow' || view.view === 'carousel';
  readable(!isWhole || !hasBrokenJson(copy, 'data-params'), BROKEN_IMAGES);
  // For an empty gallery, the server renders an error block.
  readable(gallery.initialPage.images.length > 0, UNKNOWN_SPELLING);
  const browsing: ContainerBrowsing = isWhole ? { ...read, paging: 'numbers' } : read;
  return {
    kind: 'gallery',
    gallery: { ...atUrl(withNextPage(gallery, browsing), address ?? currentUrl), allowedHosts },
    view,
    browsing,
  };
}

const CURRENT_URL = /([?&;]current_url=)[^&#]*/;

/**
 * Adjusts a gallery's settings to the URL that the user visited. A page cache may have stored a different URL, for
 * example one with a campaign parameter or for another page of the gallery. Links in responses and shared URLs are
 * derived from the URL in the settings.
 *
 * @param address Path and query.
 */
function atUrl<TConfig extends WordPressGalleryConfig>(config: TConfig, address: string): TConfig {
  if (config.currentUrl === address) return config;
  const encoded = encodeText(address);
  const lightboxUrl = config.lightboxUrl.replace(CURRENT_URL, (_, name: string) => name + encoded);
  return { ...config, currentUrl: address, lightboxUrl };
}
