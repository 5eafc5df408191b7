import type { Database } from 'libsql';
import { insert, inTransaction, selectAll, selectOne } from '../database/query.ts';

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

/** Stores everything that visitors sent, including files. */
export function createEntryStore(database: Database) {
  database.exec(TABLES);
  const filesOf = (entryId: number): ContactEntry['files'] =>
    selectAll(database, 'SELECT id, name, length(bytes) AS size FROM contact_file WHERE entry_id = ? ORDER BY id', [
      entryId,
    ]);
  return {
    add({ formId, status, fields, files }: NewContactEntry): void {
      inTransaction(database, () => {
        const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
        const entry = { form_id: formId, date, status, fields: JSON.stringify(fields) };
        const id = insert(database, 'contact_entry', entry);
        for (const file of files) insert(database, 'contact_file', { entry_id: id, ...file });
      });
    },
    /** Returns the entries, newest first. */
    list: (): readonly ContactEntry[] =>
      selectAll<Omit<ContactEntry, 'fields' | 'files'> & { readonly fields: string }>(
        database,
        'SELECT id, form_id AS formId, date, status, fields FROM contact_entry ORDER BY id DESC LIMIT ?',
        [SHOWN_ENTRIES],
      ).map((row) => ({
        ...row,
        fields: JSON.parse(row.fields) as ContactEntry['fields'],
        files: filesOf(row.id),
      })),
    file: (id: number) =>
      selectOne<{ readonly name: string; readonly bytes: Buffer }>(
        database,
        'SELECT name, bytes FROM contact_file WHERE id = ?',
        [id],
      ),
  };
}
