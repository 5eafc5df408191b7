import type { Database } from 'libsql';

/** Rows of a query, in the type that the caller knows from the schema: SQLite itself answers untyped. */
export function selectAll<TRow>(database: Database, sql: string, values: readonly (string | number)[] = []): TRow[] {
  return database.prepare(sql).all(...values) as TRow[];
}
