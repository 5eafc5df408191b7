import type { Database } from 'libsql';
import { insert, inTransaction, selectAll, selectOne } from '../database/query.ts';
import { seedAlbums } from './seedAlbums.ts';

/** An album, or a gallery that is an entry of one. */
export interface AlbumRow {
  readonly kind: 'album' | 'gallery';
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

// The real server's tables and columns, as far as they are used here.
const TABLES = `
  CREATE TABLE IF NOT EXISTS album (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    description TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    published INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS album_gallery (
    id INTEGER PRIMARY KEY,
    album_id INTEGER NOT NULL REFERENCES album (id),
    is_album INTEGER NOT NULL,
    alb_gal_id INTEGER NOT NULL,
    "order" INTEGER NOT NULL
  );
`;

const ENTRIES = `
  SELECT 'album' AS kind, album.id, album.name, album.description, link."order" AS place
    FROM album_gallery AS link JOIN album ON album.id = link.alb_gal_id
    WHERE link.album_id = ? AND link.is_album = 1 AND album.published = 1
  UNION ALL
  SELECT 'gallery', gallery.id, gallery.name, gallery.description, link."order"
    FROM album_gallery AS link JOIN gallery ON gallery.id = link.alb_gal_id
    WHERE link.album_id = ? AND link.is_album = 0 AND gallery.published = 1
  ORDER BY place`;

function seed(database: Database): void {
  if (selectOne(database, 'SELECT id FROM album')) return;
  for (const [place, { entries, ...album }] of seedAlbums.entries()) {
    insert(database, 'album', { ...album, order: place, published: 1 });
    for (const [order, { kind, id }] of entries.entries()) {
      const link = { album_id: album.id, is_album: Number(kind === 'album'), alb_gal_id: id, order };
      insert(database, 'album_gallery', link);
    }
  }
}

/** Creates the store of albums, and creates and seeds its tables if necessary. */
export function createAlbumStore(database: Database) {
  inTransaction(database, () => {
    database.exec(TABLES);
    seed(database);
  });
  /** Returns the entries in the editor's order whose names contain all words of a search, without deleted albums. */
  function entries(albumId: number, search = ''): readonly AlbumRow[] {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return selectAll<AlbumRow>(database, ENTRIES, [albumId, albumId]).filter(({ name }) =>
      words.every((word) => name.toLowerCase().includes(word)),
    );
  }
  /** Returns null if there is no album with this id. */
  const album = (id: number): AlbumRow | null =>
    selectOne<AlbumRow>(
      database,
      "SELECT 'album' AS kind, id, name, description FROM album WHERE published = 1 AND id = ?",
      [id],
    );
  return {
    album,
    entries,
    /** Returns the shortest path from an album down to an entry, including both, or null if there is none. */
    pathTo(topId: number, target: Pick<AlbumRow, 'kind' | 'id'>): readonly AlbumRow[] | null {
      const top = album(topId);
      let paths: (readonly AlbumRow[])[] = top ? [[top]] : [];
      const seen = new Set<number>();
      while (paths.length > 0) {
        const found = paths.find((path) => path.at(-1)?.kind === target.kind && path.at(-1)?.id === target.id);
        if (found) return found;
        paths = paths.flatMap((path) => {
          const last = path.at(-1);
          // Albums may contain each other.
          if (last?.kind !== 'album' || seen.has(last.id)) return [];
          seen.add(last.id);
          return entries(last.id).map((entry) => [...path, entry]);
        });
      }
      return null;
    },
  };
}
