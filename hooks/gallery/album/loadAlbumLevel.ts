import type { AlbumEntry, AlbumPage, AlbumRequest, AlbumSource } from '../../data/backend/AlbumSource.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import { createAppendingSource } from '../browsing/createAppendingSource.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { changeLast, lastCrumb } from './albumPath.ts';
import type { AlbumLevel } from './types.ts';

interface LevelRequest extends AlbumRequest {
  readonly appends?: boolean | undefined;
  /** The entries loaded so far, if pages are appended. */
  readonly known?: AlbumPage | undefined;
}

/** Loads the level at the end of a path: an album page, or a gallery with its first page. */
export async function loadAlbumLevel<TImage extends GalleryImage>(
  source: AlbumSource<TImage>,
  { path, isBack, appends, known }: LevelRequest,
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

const toGalleryPage = ({ entries, ...page }: AlbumPage): GalleryPage<AlbumEntryImage> => ({
  ...page,
  images: entries.map((entry) => albumEntryImage(entry, '')),
});

function toAlbumPage({ images, page, pageCount, title, description, emptyMessage }: GalleryPage<AlbumEntryImage>) {
  return { entries: images.map(({ entry }) => entry), page, pageCount, title, description, emptyMessage };
}

/** Loads an album from its first entry to the end of the requested page, except for what `known` already contains. */
async function loadAppendedAlbum(
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

/** An album entry represented as an image, so that every image layout can render it. */
export interface AlbumEntryImage extends GalleryImage {
  readonly entry: AlbumEntry;
}

/** A transparent image that needs no request. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * Returns an entry's cover as an image with the entry's name and description. If there is no cover, the image is a
 * transparent square.
 */
export function albumEntryImage(entry: AlbumEntry, name: string): AlbumEntryImage {
  const { kind, id, description, cover } = entry;
  return { ...(cover ?? { url: BLANK, width: 1, height: 1 }), id: `${kind}-${id}`, title: name, description, entry };
}
