import type { Database } from 'libsql';
import { change, insert, selectAll, selectOne } from '../database/query.ts';

export interface MediaTexts {
  readonly title: string;
  readonly altText: string;
  readonly caption: string;
  readonly description: string;
}

export interface MediaRow extends MediaTexts {
  readonly id: number;
  readonly fileName: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly fileSize: number;
  readonly date: string;
  /** How many more times generating sizes fails, for tests. */
  readonly failuresLeft: number;
}

/** A smaller version of an uploaded image. */
export interface MediaSize {
  readonly name: string;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
  readonly fileSize: number;
}

export interface NewMedia extends Omit<MediaRow, 'id' | 'date' | 'fileSize'> {
  readonly bytes: Buffer;
}

export interface MediaFile {
  readonly mimeType: string;
  readonly bytes: Buffer;
}

export type MediaStore = ReturnType<typeof createMediaStore>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS media (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fileName TEXT NOT NULL UNIQUE,
    mimeType TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    title TEXT NOT NULL,
    altText TEXT NOT NULL,
    caption TEXT NOT NULL,
    description TEXT NOT NULL,
    date TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%S', 'now')),
    failuresLeft INTEGER NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE TABLE IF NOT EXISTS media_size (
    mediaId INTEGER NOT NULL REFERENCES media (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    fileName TEXT NOT NULL UNIQUE,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (mediaId, name)
  );
`;

const COLUMNS = `id, fileName, mimeType, width, height, title, altText, caption, description, date, failuresLeft,
  length(bytes) AS fileSize`;
const SIZES = `SELECT name, fileName, width, height, length(bytes) AS fileSize FROM media_size
  WHERE mediaId = ? ORDER BY width DESC`;
const FILES = `SELECT mimeType, bytes FROM media WHERE fileName = ?
  UNION ALL SELECT mimeType, media_size.bytes FROM media_size JOIN media ON media.id = mediaId WHERE media_size.fileName = ?`;

/** Stores uploaded files and their sizes in the database. */
export function createMediaStore(database: Database) {
  database.exec(TABLES);
  const file = (fileName: string) => selectOne<MediaFile>(database, FILES, [fileName, fileName]);
  return {
    count: () => selectOne<{ count: number }>(database, 'SELECT count(*) AS count FROM media')?.count ?? 0,
    list: (limit: number, offset: number) =>
      selectAll<MediaRow>(database, `SELECT ${COLUMNS} FROM media ORDER BY id DESC LIMIT ? OFFSET ?`, [limit, offset]),
    find: (id: number) => selectOne<MediaRow>(database, `SELECT ${COLUMNS} FROM media WHERE id = ?`, [id]),
    add: (media: NewMedia) => insert(database, 'media', { ...media }),
    remove: (id: number) => change(database, 'DELETE FROM media WHERE id = ?', [id]),
    sizesOf: (id: number) => selectAll<MediaSize>(database, SIZES, [id]),
    addSize: (mediaId: number, size: Omit<MediaSize, 'fileSize'>, bytes: Buffer) =>
      insert(database, 'media_size', { mediaId, ...size, bytes }, 'OR REPLACE'),
    /** Returns true if generating sizes must fail now. Each call uses up one failure. */
    takeFailure: (id: number): boolean =>
      change(database, 'UPDATE media SET failuresLeft = failuresLeft - 1 WHERE id = ? AND failuresLeft > 0', [id]) > 0,
    isNameTaken: (fileName: string): boolean => file(fileName) !== null,
    file,
  };
}
