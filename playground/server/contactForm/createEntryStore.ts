import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
import { selectOne } from '../database/selectOne.ts';

/** A visitor's message, as shown in the inbox. */
export interface ContactEntry {
  readonly id: number;
  readonly formId: number;
  /** UTC, as `YYYY-MM-DD HH:MM`. */
  readonly date: string;
  /** The server's status: `mail_sent` or `mail_failed`. */
  readonly status: string;
  /** In form order. */
  readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly files: readonly { readonly id: number; readonly name: string; readonly size: number }[];
}

export interface NewContactEntry extends Pick<ContactEntry, 'formId' | 'status' | 'fields'> {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

export interface EntryStore {
  add(entry: NewContactEntry): void;
  /** Returns the entries, newest first. */
  list(): readonly ContactEntry[];
  file(id: number): { readonly name: string; readonly bytes: Buffer } | null;
}

const SHOWN_ENTRIES = 100;
const TABLES = `CREATE TABLE IF NOT EXISTS contact_entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form_id INTEGER NOT NULL,
    date TEXT NOT NULL,
    status TEXT NOT NULL,
    fields TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS contact_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry_id INTEGER NOT NULL REFERENCES contact_entry (id),
    name TEXT NOT NULL,
    bytes BLOB NOT NULL
  )`;

interface EntryRow {
  readonly id: number;
  readonly form_id: number;
  readonly date: string;
  readonly status: string;
  readonly fields: string;
}

/** Stores everything that visitors sent, including files. */
export function createEntryStore(database: Database): EntryStore {
  database.exec(TABLES);
  const filesOf = (entryId: number): ContactEntry['files'] =>
    selectAll(database, 'SELECT id, name, length(bytes) AS size FROM contact_file WHERE entry_id = ? ORDER BY id', [
      entryId,
    ]);
  return {
    add({ formId, status, fields, files }) {
      database
        .transaction(() => {
          const { lastInsertRowid } = database
            .prepare(
              "INSERT INTO contact_entry (form_id, date, status, fields) VALUES (?, strftime('%Y-%m-%d %H:%M'), ?, ?)",
            )
            .run(formId, status, JSON.stringify(fields));
          for (const { name, bytes } of files)
            database
              .prepare('INSERT INTO contact_file (entry_id, name, bytes) VALUES (?, ?, ?)')
              .run(Number(lastInsertRowid), name, bytes);
        })
        .immediate();
    },
    list: () =>
      selectAll<EntryRow>(database, 'SELECT * FROM contact_entry ORDER BY id DESC LIMIT ?', [SHOWN_ENTRIES]).map(
        (row) => ({
          id: row.id,
          formId: row.form_id,
          date: row.date,
          status: row.status,
          fields: JSON.parse(row.fields) as ContactEntry['fields'],
          files: filesOf(row.id),
        }),
      ),
    file: (id) => selectOne(database, 'SELECT name, bytes FROM contact_file WHERE id = ?', [id]),
  };
}
