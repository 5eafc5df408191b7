import type { AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { changeLast, lastCrumb } from './albumPath.ts';
import type { AlbumPath } from './albumPath.ts';
import type { AlbumLevel, InitialAlbumLevel } from './types.ts';

/** The level that came with the page; null where there is none, or where it does not fit its path. */
export function initialAlbumLevel<TImage extends GalleryImage>(
  source: AlbumSource<TImage> | undefined,
  { path = [], album, gallery }: Partial<InitialAlbumLevel<TImage>> = {},
): AlbumLevel<TImage> | null {
  const kind = lastCrumb(path)?.kind;
  if (kind === 'album' && album) return { kind, path, page: album };
  return kind === 'gallery' && gallery && source
    ? { kind, path, page: gallery, backend: source.openGallery(path) }
    : null;
}

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
