import type { Database } from 'libsql';

/** Returns the rows of a query. The caller knows their type from the schema; SQLite is untyped. */
export function selectAll<TRow>(database: Database, sql: string, values: readonly (string | number)[] = []): TRow[] {
  return database.prepare(sql).all(...values) as TRow[];
}
