import type { AlbumSource } from '../../backend/AlbumSource.ts';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { changeLast, lastCrumb } from '../albumPath.ts';
import type { AlbumPath } from '../albumPath.ts';
import type { AlbumLevel } from '../types.ts';

/** The level at the end of a path: an album's entries, or a gallery with the page that is to be shown first. */
export async function loadAlbumLevel<TImage extends GalleryImage>(
  source: AlbumSource<TImage>,
  path: AlbumPath,
  isBack: boolean,
  signal: AbortSignal,
): Promise<AlbumLevel<TImage>> {
  const crumb = lastCrumb(path);
  if (crumb?.kind !== 'gallery') {
    const page = await source.loadAlbum({ path, isBack }, { signal });
    return { kind: 'album', path: changeLast(path, { title: page.title ?? crumb?.title, page: page.page }), page };
  }
  const backend = source.openGallery(path);
  const page = await backend.gallery?.loadPage({ page: crumb.page, search: crumb.search }, { signal });
  if (!page) throw new MissingContentError();
  return {
    kind: 'gallery',
    path: changeLast(path, { title: page.title ?? crumb.title, page: page.page }),
    page,
    backend,
  };
}
