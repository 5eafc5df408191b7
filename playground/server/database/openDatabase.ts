import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database, { type Database as Connection } from 'libsql';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { selectAll, selectOne } from './query.ts';

export const DATABASE_FILE = 'demo.sqlite';

const BUSY_TIMEOUT_MS = 5000;

function isCurrent(database: Connection): boolean {
  return selectOne<{ user_version: number }>(database, 'PRAGMA user_version')?.user_version === SCHEMA_VERSION;
}

function createTables(database: Connection, seed: (database: Connection) => void): void {
  const tables = selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  for (const { name } of tables) database.exec(`DROP TABLE "${name}"`);
  database.exec(SCHEMA);
  seed(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/**
 * Opens the demo's SQLite file, and creates and seeds it on the first start and after a schema change. This happens in
 * one transaction, so that two servers starting on the same folder never see partial content.
 */
export function openDatabase(dataFolder: string, seed: (database: Connection) => void): Connection {
  mkdirSync(dataFolder, { recursive: true });
  const database = new Database(join(dataFolder, DATABASE_FILE), { timeout: BUSY_TIMEOUT_MS });
  // Tables of an older schema are dropped one by one, which foreign keys, on by default in some drivers, would prevent.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF;');
  if (!isCurrent(database)) {
    database
      .transaction(() => {
        if (!isCurrent(database)) createTables(database, seed);
      })
      .immediate();
  }
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}
