import { albumUrlCodec } from '@loggia/hooks/album';
import type { AlbumContent } from '../server/albums/createAlbumContent.ts';
import { ALBUM_VIEWS, type AlbumViewName } from './albumViews.ts';
import { packGalleryPage } from './packing/packGalleryPage.ts';
import type { AlbumPageData } from './pageData.ts';

/** Returns the page of an album at the level named in its URL, or undefined if the album has no such level. */
export function createAlbumPage(
  content: AlbumContent,
  view: AlbumViewName,
  query: URLSearchParams,
): AlbumPageData | undefined {
  const { name, description, shortcodeId } = ALBUM_VIEWS[view];
  const path = `/albums/${view}`;
  const { level, page } = albumUrlCodec().read(query);
  const found = content.albumLevel({ shortcodeId, level, page });
  if (!found) return undefined;
  const { gallery, ...rest } = found;
  const galleryId = found.path.at(-1)?.id ?? '';
  return {
    kind: 'albums',
    path,
    title: name,
    description,
    view,
    config: content.albumConfig({ shortcodeId, currentUrl: path }),
    level: { ...rest, gallery: gallery && packGalleryPage(galleryId, gallery) },
  };
}
