import type { AlbumPage, AlbumRequest, AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { changeLast, lastCrumb } from './albumPath.ts';
import type { AlbumLevel } from './types.ts';
import { loadAppendedAlbum } from './loadAppendedAlbum.ts';

export interface LevelQuestion extends AlbumRequest {
  readonly appends?: boolean | undefined;
  /** What is here of it already, if its pages are appended. */
  readonly known?: AlbumPage | undefined;
}

/** The level at the end of a path: an album's entries, or a gallery with the page that is to be shown first. */
export async function loadAlbumLevel<TImage extends GalleryImage>(
  source: AlbumSource<TImage>,
  { path, isBack, appends, known }: LevelQuestion,
  signal: AbortSignal,
): Promise<AlbumLevel<TImage>> {
  const crumb = lastCrumb(path);
  if (crumb?.kind !== 'gallery') {
    const page = await (appends
      ? loadAppendedAlbum(source, { path, isBack }, known, signal)
      : source.loadAlbum({ path, isBack }, { signal }));
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
