import type { AlbumCrumb, AlbumEntry, AlbumPage, AlbumSource } from '../../data/backend/AlbumSource.ts';
import type { Backend } from '../../data/backend/Backend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { ALBUM_IMAGES_PER_PAGE, ALBUMS_PER_PAGE } from '../../gallery/album/constants.ts';
import type { InitialAlbumLevel } from '../../gallery/album/types.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { createStaticBackend } from './createStaticBackend.ts';
import { containsWords, wordsOf } from './selectImages.ts';
import type { StaticAlbum, StaticAlbumsOptions, StaticGallery } from './types.ts';

export interface StaticAlbumsBackend<TImage extends GalleryImage = GalleryImage> extends Backend<TImage> {
  readonly albums: AlbumSource<TImage>;
  /**
   * The first page of the root album, which is available on the first render. Pass it to `useAlbum` or to the kit's
   * album components.
   */
  readonly initialLevel: InitialAlbumLevel<TImage>;
}

type Node<TImage extends GalleryImage> = StaticAlbum<TImage> | StaticGallery<TImage>;

const isAlbum = <TImage extends GalleryImage>(node: Node<TImage>): node is StaticAlbum<TImage> => 'entries' in node;

/** Returns the entry's own cover. If it has none, returns the thumbnail of the first image inside it, at any depth. */
function coverOf<TImage extends GalleryImage>(node: Node<TImage>): AlbumEntry['cover'] {
  if (node.cover) return node.cover;
  if (!isAlbum(node)) return node.images[0]?.thumbnail ?? node.images[0];
  for (const entry of node.entries) {
    const cover = coverOf(entry);
    if (cover) return cover;
  }
  return undefined;
}

function entryOf<TImage extends GalleryImage>(node: Node<TImage>): AlbumEntry {
  const { id, title, description } = node;
  const texts = { id, title, description, cover: coverOf(node) };
  return isAlbum(node)
    ? { ...texts, kind: 'album', count: node.entries.length }
    : { ...texts, kind: 'gallery', count: node.images.length };
}

/**
 * Finds the node of a breadcrumb at any depth. Returns `undefined` if there is no such node, because paths may be
 * untrusted.
 */
function findNode<TImage extends GalleryImage>(
  node: Node<TImage>,
  { kind, id }: Pick<AlbumCrumb, 'kind' | 'id'>,
): Node<TImage> | undefined {
  if (node.id === id && isAlbum(node) === (kind === 'album')) return node;
  if (!isAlbum(node)) return undefined;
  for (const entry of node.entries) {
    const found = findNode(entry, { kind, id });
    if (found) return found;
  }
  return undefined;
}

/**
 * Creates a backend for a known tree of albums and galleries. Each gallery gets its own static backend. Create the
 * backend once.
 *
 * @example
 * const backend = createStaticAlbums({ album: { id: '1', title: 'Trips', entries: [{ id: '7', title: 'Harbour', images }] } });
 * <AlbumCompact backend={backend} initialLevel={backend.initialLevel} />
 */
export function createStaticAlbums<TImage extends GalleryImage>(
  options: StaticAlbumsOptions<TImage>,
): StaticAlbumsBackend<TImage> {
  const { album: root, albumsPerPage = ALBUMS_PER_PAGE, perPage = ALBUM_IMAGES_PER_PAGE, ...shared } = options;
  const galleries = new Map<string, Backend<TImage>>();
  const nodeAt = (path: readonly AlbumCrumb[]) => findNode<TImage>(root, path.at(-1) ?? { kind: 'album', id: root.id });

  function pageOf(node: StaticAlbum<TImage>, page: number, search: string): AlbumPage {
    const words = wordsOf(search);
    const found = node.entries.filter(({ title = '' }) => containsWords(title, words));
    return {
      entries: found.slice((page - 1) * albumsPerPage, page * albumsPerPage).map(entryOf),
      page,
      pageCount: Math.max(1, Math.ceil(found.length / albumsPerPage)),
      title: node.title,
      description: node.description,
    };
  }

  return {
    initialLevel: { path: [{ kind: 'album', id: root.id, title: root.title, page: 1 }], album: pageOf(root, 1, '') },
    albums: {
      rootId: root.id,
      async loadAlbum({ path }, { signal }) {
        signal.throwIfAborted();
        const node = nodeAt(path);
        if (!node || !isAlbum(node)) throw new MissingContentError();
        const { page = 1, search = '' } = path.at(-1) ?? {};
        return pageOf(node, page, search);
      },
      openGallery(path) {
        const node = nodeAt(path);
        if (!node || isAlbum(node)) return {};
        const { images, archive } = node;
        const known = galleries.get(node.id) ?? createStaticBackend({ ...shared, perPage, images, archive });
        galleries.set(node.id, known);
        return known;
      },
    },
  };
}
