import type { Backend } from '@loggia/hooks/backend';
import type { WordPressContainer } from '@loggia/hooks/wordpress';

type Album = Extract<WordPressContainer, { readonly kind: 'album' }>;

/**
 * The album with its first page. Where pages are appended and the server rendered a later one alone, the first is asked for before
 * anything is drawn, and those between by the album itself; where that fails it begins with what is there.
 */
export async function withAlbumBeginning(container: Album, backend: Backend, signal: AbortSignal): Promise<Album> {
  const { album, browsing } = container;
  const { initialLevel } = album;
  const last = initialLevel.path.at(-1);
  const isLater = browsing.paging !== 'numbers' && (initialLevel.album?.page ?? 1) > 1;
  if (!isLater || !last) return container;
  const path = [...initialLevel.path.slice(0, -1), { ...last, page: 1 }];
  try {
    const page = await backend.albums?.loadAlbum({ path }, { signal });
    return page ? { ...container, album: { ...album, initialLevel: { path, album: page } } } : container;
  } catch {
    return container;
  }
}
