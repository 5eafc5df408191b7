import type { Database } from 'libsql';
import { selectAll } from './selectAll.ts';

/** Returns the first row of a query, or null. */
export function selectOne<TRow>(
  database: Database,
  sql: string,
  values: readonly (string | number)[] = [],
): TRow | null {
  return selectAll<TRow>(database, sql, values)[0] ?? null;
}
