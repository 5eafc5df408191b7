import type { AlbumPage, AlbumRequest, AlbumSource } from '../backend/AlbumSource.ts';
import type { GalleryPage } from '../backend/GallerySource.ts';
import { createAppendingSource } from '../browsing/createAppendingSource.ts';
import { albumEntryImage } from './albumEntryImage.ts';
import type { AlbumEntryImage } from './albumEntryImage.ts';
import { changeLast, lastCrumb } from './albumPath.ts';

const toGalleryPage = ({ entries, ...page }: AlbumPage): GalleryPage<AlbumEntryImage> => ({
  ...page,
  images: entries.map((entry) => albumEntryImage(entry, '')),
});

function toAlbumPage({ images, page, pageCount, title, description, emptyMessage }: GalleryPage<AlbumEntryImage>) {
  return { entries: images.map(({ entry }) => entry), page, pageCount, title, description, emptyMessage };
}

/**
 * Everything of an album from its first entry to the end of the page that is asked for. What is `known` holds everything up to
 * its own page, and is not asked for again.
 */
export async function loadAppendedAlbum(
  albums: Pick<AlbumSource, 'loadAlbum'>,
  { path, isBack }: AlbumRequest,
  known: AlbumPage | undefined,
  signal: AbortSignal,
): Promise<AlbumPage> {
  const source = createAppendingSource<AlbumEntryImage>(
    {
      async loadPage({ page, loadMore }, options) {
        const request = { path: changeLast(path, { page }), isBack: isBack && page === 1, loadMore };
        return toGalleryPage(await albums.loadAlbum(request, options));
      },
    },
    known && { page: toGalleryPage(known) },
  );
  return toAlbumPage(await source.loadPage({ page: lastCrumb(path)?.page ?? 1 }, { signal }));
}
