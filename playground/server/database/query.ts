import type { Database } from 'libsql';

type Value = string | number | Uint8Array;

/** Returns the rows of a query. The caller knows their type from the schema; SQLite is untyped. */
export function selectAll<TRow>(database: Database, sql: string, values: readonly Value[] = []): TRow[] {
  return database.prepare(sql).all(...values) as TRow[];
}

/** Returns the first row of a query, or null. */
export function selectOne<TRow>(database: Database, sql: string, values: readonly Value[] = []): TRow | null {
  return selectAll<TRow>(database, sql, values)[0] ?? null;
}

/** Runs a statement. Returns how many rows it changed. */
export function change(database: Database, sql: string, values: readonly Value[] = []): number {
  return database.prepare(sql).run(...values).changes;
}

/** Inserts a row, given by its columns, and returns its id. */
export function insert(
  database: Database,
  table: string,
  row: Readonly<Record<string, Value>>,
  onConflict: '' | 'OR IGNORE' | 'OR REPLACE' = '',
): number {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const places = columns.map(() => '?').join(', ');
  const sql = `INSERT ${onConflict} INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
  return Number(database.prepare(sql).run(...Object.values(row)).lastInsertRowid);
}

/** Runs statements in one transaction, so that other servers on the same file see all of them or none. */
export function inTransaction(database: Database, work: () => void): void {
  database.transaction(work).immediate();
}
