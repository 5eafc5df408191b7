import type { AlbumCrumb } from '../../../data/backend/AlbumSource.ts';
import { attributeOf, parseMarkup } from '../markup.ts';
import { readGalleryContainer } from '../readGalleryContainer.ts';
import { toAlbumView } from '../views/readViewSettings.ts';
import { toCount } from '../wireValues.ts';
import type { WordPressAlbum, WordPressBackendOptions } from '../types.ts';
import { parseAlbumPage } from './parseAlbumPage.ts';

/** Parses the server's breadcrumb. Its ids may be numbers or strings. Returns an empty list if it is invalid. */
function parseBreadcrumb(text: string): readonly Pick<AlbumCrumb, 'id' | 'page'>[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.map(({ id, page }) => ({ id: String(id), page: Math.max(1, toCount(page) ?? 1) }));
  } catch {
    return [];
  }
}

/**
 * Returns the path to a level. If the level came from the URL, the server lists only that level, so the root is added.
 */
function pathTo(
  level: AlbumCrumb,
  albumId: string,
  written: ReturnType<typeof parseBreadcrumb>,
): readonly AlbumCrumb[] {
  const above = written.slice(0, -1).map((crumb): AlbumCrumb => ({ ...crumb, kind: 'album' }));
  const isTop = above.length === 0 && level.kind === 'album' && level.id === albumId;
  if (isTop || above[0]?.id === albumId) return [...above, level];
  return [{ kind: 'album', id: albumId, page: 1 }, ...above, level];
}

/**
 * Reads an album from a page rendered by WordPress. `element` is the album's outer container (class `bwg_container`)
 * and isn't modified. Throws an error for any other element.
 */
export function readAlbumContainer(
  element: Element,
  options: Pick<WordPressBackendOptions, 'candidatesOf' | 'totalOf'> = {},
): WordPressAlbum {
  const { initialPage, ...config } = readGalleryContainer(element, options);
  const { instance, albumId, galleryId } = config;
  const copy = parseMarkup(element.outerHTML);
  const inputValue = (selector: string) => attributeOf(copy.querySelector(`input${selector}`), 'value');
  const written = parseBreadcrumb(inputValue(`[id="bwg_album_breadcrumb_${instance}"]`));
  // The `type` input is part of the search bar. If there is no search bar, the gallery type indicates whether a gallery
  // is shown.
  const isGallery =
    (inputValue('.type') === 'gallery' || toAlbumView(config.galleryType) === undefined) &&
    copy.querySelector('.bwg-album') === null;
  const id = (isGallery && inputValue('.album_gallery_id')) || written.at(-1)?.id || albumId;

  const context = { base: element.ownerDocument.baseURI, galleryId, candidatesOf: options.candidatesOf };
  const { page: album } = parseAlbumPage(copy, instance, 1, context);
  const { page, title } = isGallery ? initialPage : album;
  const path = pathTo({ kind: isGallery ? 'gallery' : 'album', id, page, title }, albumId, written);
  const gallery = { ...initialPage, images: initialPage.images.map((image) => ({ ...image, galleryId: id })) };
  return {
    ...config,
    galleryViewType: attributeOf(copy.querySelector('.bwg_container'), 'data-gallery-view-type') || undefined,
    initialLevel: isGallery ? { path, gallery } : { path, album },
  };
}
