import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
import { selectOne } from '../database/selectOne.ts';

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
  /** How often generating sizes will still fail, for tests. */
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

export interface MediaStore {
  count(): number;
  list(limit: number, offset: number): readonly MediaRow[];
  find(id: number): MediaRow | null;
  add(media: NewMedia): number;
  remove(id: number): void;
  sizesOf(id: number): readonly MediaSize[];
  addSize(id: number, size: Omit<MediaSize, 'fileSize'>, bytes: Buffer): void;
  /** Returns true if generating sizes must fail now. Each call uses up one failure. */
  takeFailure(id: number): boolean;
  isNameTaken(fileName: string): boolean;
  file(fileName: string): MediaFile | null;
}

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
const INSERT = `INSERT INTO media (fileName, mimeType, width, height, title, altText, caption, description, failuresLeft, bytes)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const FILES = `SELECT mimeType, bytes FROM media WHERE fileName = ?
  UNION ALL SELECT mimeType, media_size.bytes FROM media_size JOIN media ON media.id = mediaId WHERE media_size.fileName = ?`;

/** Stores uploaded files and their sizes in the database. */
export function createMediaStore(database: Database): MediaStore {
  database.exec(TABLES);
  const file = (fileName: string) => selectOne<MediaFile>(database, FILES, [fileName, fileName]);
  return {
    count: () => selectOne<{ count: number }>(database, 'SELECT count(*) AS count FROM media')?.count ?? 0,
    list: (limit, offset) =>
      selectAll(database, `SELECT ${COLUMNS} FROM media ORDER BY id DESC LIMIT ? OFFSET ?`, [limit, offset]),
    find: (id) => selectOne(database, `SELECT ${COLUMNS} FROM media WHERE id = ?`, [id]),
    add({ fileName, mimeType, width, height, title, altText, caption, description, failuresLeft, bytes }) {
      const texts = [title, altText, caption, description];
      const values = [fileName, mimeType, width, height, ...texts, failuresLeft, bytes];
      return Number(database.prepare(INSERT).run(...values).lastInsertRowid);
    },
    remove(id) {
      database.prepare('DELETE FROM media WHERE id = ?').run(id);
    },
    sizesOf: (id) =>
      selectAll(
        database,
        `SELECT name, fileName, width, height, length(bytes) AS fileSize FROM media_size WHERE mediaId = ? ORDER BY width DESC`,
        [id],
      ),
    addSize(id, { name, fileName, width, height }, bytes) {
      database
        .prepare(
          'INSERT OR REPLACE INTO media_size (mediaId, name, fileName, width, height, bytes) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(id, name, fileName, width, height, bytes);
    },
    takeFailure: (id) =>
      database.prepare('UPDATE media SET failuresLeft = failuresLeft - 1 WHERE id = ? AND failuresLeft > 0').run(id)
        .changes > 0,
    isNameTaken: (fileName) => file(fileName) !== null,
    file,
  };
}
