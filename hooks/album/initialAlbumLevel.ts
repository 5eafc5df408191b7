import type { AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { lastCrumb } from './albumPath.ts';
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
